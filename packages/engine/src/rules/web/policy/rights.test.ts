import { describe, expect, it } from "vitest";
import { createContext } from "../../context.ts";
import { facts, findingOf, NOW, policy } from "../../testing/facts.ts";

const eu = createContext({ territories: ["EU"], now: NOW });
const rightsIn = (text: string, language: string) =>
  findingOf("web.policy.sections", facts({}, policy(text, language)), eu)
    .evidence.find(({ id }) => id === "sections")
    ?.rows.find(({ section }) => section === "s_rights");

describe("what people may have done with data about them", () => {
  it.each([
    ["ja", "当社は、カタログのご請求の際に、お名前とご住所を取得いたします。"],
    [
      "en",
      "If you leave a comment on our site you may opt in to saving your name and email address in cookies.",
    ],
    ["en", "You can delete cookies in your browser, which holds information on pages you have seen."],
    ["en", "We may correct or delete information that breaks our house rules."],
    ["en", "You can ask us to change or cancel your order."],
    ["es", "Los datos para el boletín se conservarán mientras no solicite su supresión."],
    ["it", "I Dati sono raccolti per tutelare i propri diritti ed interessi o quelli di terze parti."],
    ["ko", "회사는 정보주체의 자유와 권리 보호를 위해 개인정보를 안전하게 관리하고 있습니다."],
    ["fr", "Vous pouvez demander un devis en nous communiquant vos données."],
    ["nl", "U kunt ons vragen stellen over de gegevens van een product."],
    ["ro", "Drepturile dumneavoastră\nDatele sunt criptate."],
    ["cs", "Vaše práva\nÚdaje jsou šifrované."],
    ["en", "We reserve the right to correct or delete data that breaks our rules, and to restrict access."],
    ["fr", "Nous nous réservons le droit de supprimer ou de rectifier vos données."],
    ["es", "Derechos de autor: puede consultar y copiar los datos, con todos los derechos reservados."],
  ])("are not told in %s by: %s", (language, text) => {
    expect(rightsIn(text, language)).toMatchObject({ found: "not_found", quote: null });
  });

  it.each([
    ["en", "To see, correct or delete what we know, write to privacy@shop.example."],
    ["de", "Auskunft über Ihre Daten erhalten Sie beim Vorstand."],
    ["de", "Welche Datenschutzrechte habe ich?\nAuskunft, Berichtigung, Löschung und Widerspruch."],
    [
      "fr",
      "Vous pouvez consulter votre dossier, en obtenir copie ou vous opposer à la prise de rendez-vous.",
    ],
    ["nl", "Je gegevens blijven zeven jaar in onze administratie. Je mag ze inzien."],
    ["ja", "開示・訂正・利用停止等の請求\n\n本人からの請求に応じます。"],
    ["en", "Access, correction, deletion\n\nSend your request to hello@shop.example."],
    ["de", "Auskunft, Berichtigung, Löschung\n\nBitte schreiben Sie an datenschutz@laden.example."],
    ["nl", "Je hebt recht op inzage en verwijdering, en kunt een klacht indienen bij de Autoriteit."],
    ["fr", "Sous réserve de nos obligations, vous avez le droit d'accéder à vos données et de les effacer."],
    ["de", "Sie haben das Recht auf Auskunft über Ihre Reservierungen und auf deren Löschung."],
    ["es", "Tienes derecho a acceder a los datos de tu reserva y a suprimirlos."],
    ["es", "¿Qué puedo hacer? Pedir que los borremos."],
    ["hu", "Kérheti adatai helyesbítését és törlését."],
    ["el", "Μπορείτε να ζητήσετε τη διαγραφή των δεδομένων σας."],
    ["tr", "Adresinizi hesabınızdan silebilir veya düzeltebilirsiniz."],
    ["ja", "開示等の請求に応じます。"],
    ["ko", "이용자는 개인정보의 열람과 정정을 요구할 수 있습니다."],
    ["zh", "您可以更正或删除您的个人信息。"],
    ["ar", "يحق لكم الوصول إلى بياناتكم وتصحيحها."],
    ["hi", "आपको अपने डेटा में सुधार और उसे मिटाने का अधिकार है।"],
  ])("are told in %s by: %s", (language, text) => {
    expect(rightsIn(text, language)).toMatchObject({ found: "found" });
    expect(rightsIn(text, language)?.quote).not.toBeNull();
  });
});

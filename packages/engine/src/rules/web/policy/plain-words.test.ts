import { describe, expect, it } from "vitest";
import { facts, findingOf, policy, request } from "../../testing/facts.ts";

const base = { requests: [request("https://metricly.example/m.js")] };

const isFound = (subject: string, language: string, text: string): boolean =>
  (
    findingOf("web.policy.sections", facts({ base }, policy(text, language))).evidence.find(
      ({ id }) => id === "sections",
    )?.rows ?? []
  ).some(({ section, found }) => section === `s_${subject}` && found === "found");

describe("a subject in plain sentences without a title", () => {
  it.each([
    ["recipients", "cs", "Balíky vozí Zásilkovna a PPL. Platby karet zpracovává Comgate."],
    [
      "recipients",
      "bg",
      "Пратката носи „Спиди“, парите минават през „Банка ДСК“, счетоводството води „Баланс“.",
    ],
    ["recipients", "no", "Turlederen har medlemslisten i lomma. Røde Kors får den ved leting."],
    ["transfers", "sv", "Allt ligger på servrar i Sverige."],
    ["transfers", "en", "Your data goes to two of them. Mailgun and Stripe are in the United States."],
    [
      "transfers",
      "es",
      "La tienda funciona con Palbin, una empresa de Zaragoza. Fuera de Europa no va nada.",
    ],
    ["transfers", "zh", "照片保存在贵阳的机房，不会提供到境外。"],
    ["basis", "sv", "Medlemskapet är ett avtal och utan uppgifterna går det inte att vara medlem."],
    [
      "basis",
      "en",
      "You ordered from us and we have to perform that contract. Invoices we keep because the law requires it.",
    ],
    [
      "basis",
      "es",
      "Porque nos has hecho un encargo y hay que cumplirlo; porque Hacienda nos manda guardar las facturas; y en el aviso, porque tú nos lo has permitido.",
    ],
    [
      "purposes",
      "sk",
      "Od hostí si pýtame meno a adresu. Potrebujeme ich, aby sme vás mohli prihlásiť na pobyt.",
    ],
    ["purposes", "bg", "Вземаме име, телефон и адрес. С тях изпращаме одеялото и пишем фактурата."],
    [
      "purposes",
      "sv",
      "Vi antecknar barnets namn, födelsedag och telefonnummer. Det gör vi för att kunna ringa hem.",
    ],
    [
      "rights",
      "en",
      "You may look at what we hold, mend it, take it with you, have it struck out, or object.",
    ],
    [
      "rights",
      "no",
      "Du kan få se hva som står om deg, få det rettet eller strøket, og si nei til å stå på listen.",
    ],
    [
      "rights",
      "fr",
      "Vous pouvez voir votre page du carnet, la faire corriger, la faire arracher, ou refuser d'y figurer.",
    ],
    ["controller", "sk", "Za vaše údaje zodpovedá Včelia záhrada, s. r. o., Hlavná 18, 962 31 Sliač."],
    [
      "controller",
      "de",
      "In der Zahnarztpraxis Dr. Arslan, 73728 Esslingen, stehe ich dafür gerade, dass Ihre Angaben sicher sind.",
    ],
    [
      "controller",
      "el",
      "Το ξενοδοχείο ανήκει στην Αφοί Καλογεράκη Ο.Ε. Εμείς αποφασίζουμε τι γίνεται με τα στοιχεία σας.",
    ],
  ])("tells %s in %s: %s", (subject, language, text) => {
    expect(isFound(subject, language, text)).toBe(true);
  });

  it.each([
    ["recipients", "en", "Payment by card. We accept Visa and Mastercard for parcels."],
    ["recipients", "hr", "Vremensku prognozu dijelimo svako jutro s gostima na rivi."],
    ["transfers", "en", "We use your data with care. Our apples leave Europe in September."],
    ["transfers", "sv", "Kåren ligger i Sverige."],
    ["transfers", "cs", "Datum narození potřebujeme, abychom poznali, zda smíte do oddělení pro dospělé."],
    [
      "transfers",
      "en",
      "The international edition supports many languages and, in all of its editions, the transfer of widgets.",
    ],
    [
      "basis",
      "hu",
      "A rendeléssel szerződés jön létre. A hozzájáruló nyilatkozat a szülőtől kell, a számla a csomagban van.",
    ],
    ["basis", "en", "The contract of the ladder is simple. The law requires a helmet."],
    ["purposes", "fi", "Kysymme nimen. Sauna lämpiää, jotta vieraat viihtyvät."],
    ["rights", "en", "You can see your basket, change quantities and remove items from your order."],
    ["rights", "zh", "识别人脸属于敏感个人信息，您可以随时撤回同意。"],
    ["complaint", "en", "You have the right to lodge a complaint with our customer service team."],
    ["complaint", "es", "Puede presentar una reclamación ante nuestro servicio de atención al cliente."],
    ["controller", "de", "In der Praxis Dr. Arslan, 73728 Esslingen, gibt es Kaffee."],
    ["retention", "no", "Informasjonskapsler\nNettsiden bruker én. Den slettes etter 30 dager."],
    ["retention", "de", "Mit der Rechnung gibt es fünf Jahre Garantie."],
    [
      "retention",
      "bg",
      "Имате право да видите какво пазим за вас, да поискате поправка или изтриване и да възразите.",
    ],
    ["contact", "it", "Ti raccontiamo cosa succede a quello che scrivi nell'app."],
    ["retention", "en", "We need these records to keep spammers out for years."],
  ])("tells no %s in %s: %s", (subject, language, text) => {
    expect(isFound(subject, language, text)).toBe(false);
  });
});

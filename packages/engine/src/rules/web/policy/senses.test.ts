import { describe, expect, it } from "vitest";
import { createContext } from "../../context.ts";
import { facts, findingOf, NOW, policy, request } from "../../testing/facts.ts";
import { inSense } from "./senses.ts";

const base = { requests: [request("https://metricly.example/m.js")] };
const eu = createContext({ territories: ["EU"], now: NOW });

function missingIn(text: string, language: string): string[] {
  const finding = findingOf("web.policy.sections", facts({ base }, policy(text, language)), eu);
  return (finding.evidence.find(({ id }) => id === "sections")?.rows ?? [])
    .filter(({ found }) => found === "not_found")
    .map(({ section }) => String(section).slice(2));
}

const START: Readonly<Record<string, string>> = {
  en: "The shop and your visit to it",
  de: "Der Laden und die Angaben, die wir nicht haben",
  fr: "La boutique et les visites, pour vous et nous",
  es: "La tienda y las visitas para usted",
  it: "Il negozio e le visite che gli amici fanno",
  pt: "A loja e as visitas para você",
  nl: "De winkel en het bezoek van een klant",
  pl: "Sklep oraz wizyta, która się nie liczy",
  sv: "Butiken och besöket som vi inte räknar",
  da: "Butikken og dens gæster",
  cs: "Obchod a jeho hosté",
  tr: "Mağaza ve konukları",
  ja: "お店のご案内です。",
  zh: "本店说明与来客须知如下。",
  ar: "المتجر وزواره في المدينة",
};
const said = (language: string, text: string) => missingIn(`${START[language]}\n\n${text}`, language);

describe("words that tell a subject only beside others", () => {
  it.each([
    [
      "controller",
      "en",
      "Your privacy at Little Oak Nursery",
      "Little Oak Ltd is responsible for your data.",
    ],
    [
      "controller",
      "de",
      "Du bist selbst dafür verantwortlich, dass du nur auf Wegen läufst.",
      "Verantwortlich ist die Laden GmbH.",
    ],
    ["controller", "fr", "Responsable des stocks : Mme Petit.", "Responsable du traitement : Mme Petit."],
    ["controller", "it", "Per i dati dei clienti il titolare è il cliente.", "Titolare: Bassi snc."],
    [
      "controller",
      "pt",
      "O responsável pelo pagamento assina o papel.",
      "O responsável pelo tratamento é o Cursinho.",
    ],
    [
      "controller",
      "nl",
      "De hoofdredacteur is verantwoordelijk voor de inhoud.",
      "Wij zijn verantwoordelijk voor de verwerking.",
    ],
    ["controller", "cs", "Dřevo kupujeme od správce lesa.", "Správcem je Pekárna Klas."],
    ["controller", "zh", "统计由北京某某网讯有限公司提供。", "本网站由杭州青禾科技有限公司运营。"],
    [
      "basis",
      "fr",
      "Votre consentement éclairé est recueilli avant tout acte.",
      "Nous traitons ces données avec votre consentement.",
    ],
    [
      "basis",
      "da",
      "Børn skal have samtykke fra en forælder for at bade.",
      "Statistik sker med dit samtykke.",
    ],
    [
      "basis",
      "nl",
      "De school werkt op christelijke grondslag, en de overeenkomst met de drukker loopt af.",
      "Het doel is de ledenlijst; de grondslag is de overeenkomst met u.",
    ],
    [
      "basis",
      "de",
      "Die Grundlage der Suppe ist Brühe, und der Vertrag mit dem Bauern gilt ein Jahr.",
      "Die Grundlage ist der Vertrag mit Ihnen.",
    ],
    ["basis", "fr", "La base est une brioche au beurre.", "Le fondement est le contrat passé avec vous."],
    ["basis", "pl", "Przed zabraniem psa podpisujesz umowę.", "Dane przetwarzamy na podstawie umowy."],
    [
      "basis",
      "cs",
      "Souhlas s obchodními podmínkami udělujete zaškrtnutím.",
      "Údaje zpracováváme na základě souhlasu.",
    ],
    [
      "retention",
      "en",
      "Many ask how a lesson helps with retention of what was learned.",
      "We keep invoices for ten years.",
    ],
    [
      "retention",
      "de",
      "Gepäck bewahren wir bis zu drei Tage auf.",
      "Rechnungen bewahren wir zehn Jahre auf.",
    ],
    ["retention", "pl", "Karmę przechowujemy przez sześć miesięcy.", "Faktury przechowujemy przez pięć lat."],
    ["retention", "sv", "Linser sparas i två år på lagret.", "Sparas i två år."],
    ["retention", "zh", "绿茶请冷藏保存，保存期限为十八个月。", "保存期限：三年。"],
    ["rights", "en", "You have the right to return a plant.", "You have the right to have your data erased."],
    ["rights", "it", "Tutti i diritti riservati.", "Diritti: accesso."],
    ["rights", "pl", "Zwierzę ma prawo do wody i schronienia.", "Masz prawo do sprostowania."],
    ["rights", "ja", "写真の著作権その他の権利は当館に帰属します。", "ご本人は開示を求める権利があります。"],
    ["rights", "pt", "Você tem direito a duas reposições por semestre.", "Tem direito de acesso."],
    [
      "complaint",
      "en",
      "Complaints about a plant: bring the receipt and complain to the desk.",
      "You can complain to the data protection authority.",
    ],
    ["complaint", "en", "ICO registration number Z0000000.", "Complain to the ICO."],
    [
      "complaint",
      "fr",
      "Réclamations sur les honoraires : conseil de l'Ordre.",
      "Réclamation auprès de la CNIL.",
    ],
    [
      "complaint",
      "es",
      "Hay hojas de reclamaciones en la tienda.",
      "Puede presentar una reclamación ante la AEPD.",
    ],
    ["complaint", "tr", "Şikâyetinizi kuryeye söyleyin.", "Kurul'a şikâyet edebilirsiniz."],
    [
      "complaint",
      "ar",
      "إذا كانت لديكم شكوى عن المعلم فأخبروا مكتب الاستقبال.",
      "يمكنكم تقديم شكوى إلى الهيئة الرقابية.",
    ],
    ["contact", "en", "We ask for an email address and a password.", "Write to privacy@shop.example."],
    ["contact", "en", "Contact us for wholesale orders.", "Contact us."],
    ["contact", "pl", "Zapisujemy imię i adres.", "Adres: ul. Tkacka 7"],
    ["contact", "it", "Gli iscritti restano finché non si disiscrivono.", "Scriva alla segreteria."],
    ["contact", "ja", "お名前、お電話番号をうかがっております。", "お問い合わせは電話で。"],
    ["recipients", "en", "We never sell them.", "We share them with our couriers."],
    ["recipients", "en", "Recipients of our newsletter get it once a term.", "Recipients are our couriers."],
    ["recipients", "de", "Empfänger des Rundbriefs bekommen ihn einmal im Jahr.", "Empfänger ist die Post."],
    ["recipients", "fr", "Les destinataires de la lettre sont nombreux.", "Destinataires : la Poste."],
  ])("%s in %s: “%s” is none, “%s” is one", (subject, language, other, own) => {
    expect(said(language, other)).toContain(subject);
    expect(said(language, own)).not.toContain(subject);
    expect(said(language, `${other}\n${own}`)).not.toContain(subject);
  });
});

describe("what stands beside a heading's word in the line below", () => {
  it.each([
    ["controller", "pt", "Controlador\nPontal Ltda., avenida Ana Costa, 100, Santos", true],
    ["complaint", "de", "Beschwerden\nZuständig ist die Aufsichtsbehörde.", true],
    ["complaint", "de", "Beschwerden\nDie Garderobe nimmt sie entgegen.", false],
    ["retention", "nl", "Hoe lang?\nTwee jaar.", true],
    ["retention", "nl", "Hoe lang zijn programma's terug te zien?\nEen jaar.", false],
    ["contact", "pl", "Kontakt\nAdopcje: tel. 000 111 222", false],
    ["contact", "pl", "Kontakt\nrodo@sklep.example", true],
  ])("tells %s in %s: %s", (subject, language, text, tells) => {
    expect(said(language, text).includes(subject)).toBe(!tells);
    // As pages part a title from what it heads.
    expect(said(language, text.replace("\n", "\n\n")).includes(subject)).toBe(!tells);
  });
});

it.each([
  ["pl", "W czym rzecz?\nDane służą wysyłce."],
  ["da", "Vi gemmer navne for at kunne trykke kort."],
  ["cs", "K čemu je používáme?\nKe všemu."],
  ["sv", "Vi skriver ner adressen för att slipa rätt glas."],
  ["de", "Für Karten benötigen wir Ihren Namen, damit sie ankommen."],
  ["tr", "Siparişi getirmek için adınızı alıyoruz."],
])("a purpose is told in plain words in %s: %s", (language, text) => {
  expect(said(language, text)).not.toContain("purposes");
  expect(said(language, "")).toContain("purposes");
});

it.each([
  ["sv", "Du kan klaga hos Integritetsskyddsmyndigheten."],
  ["sv", "Klagomål över oss tas emot av tillsynsmyndigheten."],
  ["tr", "KVKK'ya şikâyet edebilirsiniz."],
])("%s: an authority keeps a complaint to it in its sense: %s", (language, text) => {
  expect(inSense("s_complaint", text, language)).toBe(text);
});

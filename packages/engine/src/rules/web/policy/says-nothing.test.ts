import { describe, expect, it } from "vitest";
import { facts, findingOf, policy, request } from "../../testing/facts.ts";
import type { Section } from "./sections.ts";

const received = { base: { requests: [request("https://metricly.example/m.js")] } };
const foundIn = (section: Section, text: string, language: string) =>
  findingOf("web.policy.sections", facts(received, policy(text, language)))
    .evidence.find(({ id }) => id === "sections")
    ?.rows.find((row) => row.section === section)?.found;

const NOTES = {
  en: "Privacy policy\n\nWe write down your name.",
  de: "Datenschutzerklärung\n\nWir schreiben Ihren Namen auf.",
  fr: "Politique de confidentialité\n\nNous notons votre nom.",
  es: "Política de privacidad\n\nAnotamos su nombre.",
  it: "Informativa sulla privacy\n\nAnnotiamo il Suo nome.",
  nl: "Privacyverklaring\n\nWij noteren uw naam.",
  pl: "Polityka prywatności\n\nZapisujemy nazwisko.",
  ja: "プライバシーポリシー\n\nお名前を書きとめます。",
  zh: "隐私政策\n\n我们记下您的姓名。",
} as const;

describe("a sentence that has words of a subject and says nothing of it", () => {
  it.each([
    // What a term of the law stands for
    [
      "s_controller",
      "en",
      "“Controller” means the natural or legal person which determines the means of processing.",
    ],
    [
      "s_controller",
      "it",
      "«Titolare del trattamento»: la persona fisica o giuridica che determina i mezzi del trattamento.",
    ],
    [
      "s_recipients",
      "de",
      "„Empfänger“ ist eine natürliche oder juristische Person, der Daten offengelegt werden.",
    ],
    ["s_recipients", "zh", "“第三方”是指您和我们以外的组织或个人。"],
    ["s_complaint", "pl", "„Organ nadzorczy” oznacza niezależny organ publiczny ustanowiony przez państwo."],
    // Principles, other purposes, care
    ["s_purposes", "en", "Personal data must be collected for specified, explicit and legitimate purposes."],
    ["s_purposes", "es", "Los datos deben recogerse con fines determinados, explícitos y legítimos."],
    ["s_purposes", "nl", "Uw gegevens worden niet voor andere doeleinden gebruikt."],
    ["s_purposes", "ja", "漏えいの防止のため、安全管理措置を講じます。"],
    // Others who answer for what is theirs, and whoever hears questions
    [
      "s_controller",
      "en",
      "Where customers upload data of their users, they are the controller and we only act as processor.",
    ],
    ["s_controller", "fr", "Vous êtes responsable de l'exactitude des informations fournies."],
    ["s_controller", "nl", "Onze functionaris gegevensbescherming is bereikbaar via fg@lamp.example."],
    // From whom, by what, and who is within
    [
      "s_recipients",
      "en",
      "We may receive information about you from third parties such as credit agencies.",
    ],
    ["s_recipients", "zh", "我们可能从第三方获得您的信息。"],
    ["s_recipients", "fr", "Notre site contient des liens vers les sites de partenaires."],
    ["s_recipients", "it", "I dati inseriti sono trasmessi in forma cifrata con TLS."],
    // What is told an authority
    ["s_complaint", "es", "Las brechas se notifican a la autoridad de control en 72 horas."],
    ["s_complaint", "ja", "漏えいが生じたときは、個人情報保護委員会に報告します。"],
    ["s_complaint", "en", "We will notify the supervisory authority of a breach within 72 hours."],
    // No ground
    ["s_basis", "it", "Il conferimento dei dati non è un obbligo di legge né contrattuale."],
    ["s_basis", "en", "By using this website you agree to this privacy policy."],
    ["s_basis", "es", "Al navegar por esta web acepta la presente política."],
    // Given, and no way to reach anybody
    ["s_contact", "nl", "Wij verzamelen uw contactgegevens, zoals e-mail en telefoon."],
    ["s_contact", "pl", "Dane z formularza kontaktowego są zapisywane."],
    ["s_contact", "en", "What you enter in the contact form is stored."],
  ] as const)("does not tell of %s in %s: %s", (section, language, text) => {
    expect(foundIn(section, `${NOTES[language]}\n${text}`, language)).toMatch(/^(?:perhaps|not_found)$/);
  });

  it.each([
    ["s_controller", "en", "The controller is Lamp Ltd; its data protection officer is Ann Lee."],
    [
      "s_controller",
      "de",
      "Verantwortlich\n\nGymnasium am Wehr, Uferweg 2, amt@wehr.example. Datenschutzbeauftragte: dsb@wehr.example",
    ],
    [
      "s_purposes",
      "en",
      "We use data for the following specified, explicit purposes: to deliver orders and to send invoices.",
    ],
    [
      "s_recipients",
      "en",
      "We receive your data from third parties, and the carrier receives your address from us.",
    ],
    [
      "s_complaint",
      "en",
      "You may lodge a complaint with the supervisory authority, also about a breach that we report.",
    ],
    ["s_controller", "en", "The controller is Lamp Ltd, which works with several processors."],
    ["s_purposes", "en", "We use your data to deliver your orders, by way of two processors."],
    ["s_basis", "fr", "Base juridique : contrat"],
    ["s_basis", "de", "Erlaubt ist uns das, weil Sie gekauft haben (Art. 6 Abs. 1 lit. b DSGVO)."],
    ["s_basis", "de", "Die Verarbeitung ist für eine Aufgabe im öffentlichen Interesse erforderlich."],
    ["s_contact", "en", "Questions? Use the contact form or write to desk@lamp.example."],
  ] as const)("stands beside one that does: %s in %s: %s", (section, language, text) => {
    expect(foundIn(section, `${NOTES[language]}\n${text}`, language)).toBe("found");
  });
});

/** What may say something of a subject is never said to be missing: a person decides. */
it.each([
  [
    "s_purposes",
    "en",
    "We use your e-mail address only to send you the newsletter and for no other purpose.",
  ],
  ["s_purposes", "zh", "我们收集手机号用于注册账号，不用于其他用途。"],
  ["s_retention", "en", "Log files on our servers are deleted after seven days."],
  ["s_retention", "de", "Die Protokolle des Servers werden nach zwei Wochen gelöscht."],
  ["s_recipients", "en", "We pass your data to different service providers: hosting, payment."],
  ["s_recipients", "en", "Only authorised staff and our hosting provider have access to your data."],
  ["s_recipients", "en", "Recipients: public authorities, our tax adviser, the carrier."],
  ["s_recipients", "en", "We pass your address to Brevo; use the link at the foot to unsubscribe."],
  ["s_controller", "en", "The controller is Ann Lee, a natural person trading as Lamp."],
  ["s_controller", "de", "Verantwortlich: Lampe GmbH, Datenschutzbeauftragte: A. Müller."],
  ["s_complaint", "en", "If you think that we are in breach of the law you can report this to the ICO."],
] as const)("is not said to lack %s in %s: %s", (section, language, text) => {
  expect(foundIn(section, `${NOTES[language]}\n${text}`, language)).toMatch(/^(?:found|perhaps)$/);
});

it.each([
  ["en", "Deletion is refused for archiving in the public interest."],
  ["en", "Article 9 of the Terms holds for orders."],
] as const)("a ground named beside a right is none, in %s: %s", (language, text) => {
  expect(foundIn("s_basis", `${NOTES[language]}\n${text}`, language)).toMatch(/^(?:perhaps|not_found)$/);
});

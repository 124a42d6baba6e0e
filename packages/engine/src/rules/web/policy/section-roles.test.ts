import { describe, expect, it } from "vitest";
import { createContext } from "../../context.ts";
import { facts, findingOf, NOW, policy, request } from "../../testing/facts.ts";

const eu = createContext({ territories: ["EU"], now: NOW });
const requests = [request("https://metricly.example/m.js")];
const missing = (text: string, language: string) =>
  (
    findingOf("web.policy.sections", facts({ base: { requests } }, policy(text, language)), eu).evidence.find(
      ({ id }) => id === "sections",
    )?.rows ?? []
  )
    .filter(({ found }) => found === "not_found")
    .map(({ section }) => String(section).slice(2));

describe("a subject, told by what is done with data", () => {
  it.each([
    ["retention", "en", "We hold pupil data until the pupil reaches the age of 25."],
    ["retention", "de", "Ihre Daten bleiben gespeichert, bis Sie das Konto schließen."],
    ["retention", "hi", "हम आपकी जानकारी तब तक रखते हैं जब तक खाता चालू है।"],
    ["purposes", "sv", "Varför behandlar vi uppgifter?\nDet kan du läsa här, i korthet."],
    ["purposes", "hi", "हम जानकारी का उपयोग किस लिए करते हैं\nमौसम दिखाना।"],
    ["purposes", "sv", "Vi behandlar uppgifter för att kunna handlägga ditt ärende."],
    ["purposes", "el", "Συλλέγουμε όνομα και διεύθυνση για να εκτελέσουμε την παραγγελία σας."],
    ["purposes", "pl", "Używamy imię i adres, aby wysłać paczkę."],
    ["purposes", "hu", "A megadott adatokat a foglalás teljesítése érdekében kezeljük."],
  ])("%s in %s: %s", (section, language, text) => {
    expect(missing(text, language)).not.toContain(section);
  });

  it.each([
    ["retention", "en", "We hold keys for lockers until the evening."],
    ["retention", "de", "Gepäck bewahren wir bis zum Abend auf."],
    ["complaint", "en", "We collect personal information to report to the regulator."],
    ["purposes", "sv", "Varför är brödet så gott? För att vi bakar det själva."],
  ])("is not %s in %s: %s", (section, language, text) => {
    expect(missing(text, language)).toContain(section);
  });

  it.each([
    ["en", "We do not sell your data and never give it to insurance companies."],
    ["de", "Wir geben keine Daten an Dritte weiter."],
    ["fr", "Nous ne transmettons vos données à aucun tiers."],
  ])("leaves recipients untold where all are denied, in %s", (language, text) => {
    expect(missing(text, language)).toContain("recipients");
  });

  it.each([
    ["en", "We do not disclose data to third parties except courts."],
    ["zh", "未经您同意，我们不会向第三方提供您的个人信息，但法律法规另有规定的除外。"],
    ["ja", "法令に基づく場合を除き、個人情報を第三者に提供しません。"],
    ["ru", "Мы не передаём данные третьим лицам, за исключением случаев, предусмотренных законом."],
    ["fr", "Nous ne transmettons vos données à aucun tiers, sauf aux autorités."],
  ])("tells recipients where some are excepted, in %s", (language, text) => {
    expect(missing(text, language)).not.toContain("recipients");
  });
});

import { describe, expect, it } from "vitest";
import { createContext } from "../../context.ts";
import { facts, findingOf, NOW, policy, request } from "../../testing/facts.ts";

const eu = createContext({ territories: ["EU"], now: NOW });
const requests = [request("https://www.google-analytics.com/g/collect?v=2&tid=G-1")];
const said = (text: string, language: string) =>
  findingOf("web.policy.discloses-transfers", facts({ base: { requests } }, policy(text, language)), eu)
    .outcome;

describe("a transfer, told by what goes where", () => {
  it.each([
    ["cs", "Někteří poskytovatelé sídlí ve Spojených státech."],
    ["hu", "Szolgáltatónk az adatokat az Egyesült Államokban tárolja."],
    ["ro", "Furnizorul nostru are sediul în Statele Unite și prelucrează datele acolo."],
    ["el", "Ο πάροχος αποθηκεύει δεδομένα σε διακομιστές στις Ηνωμένες Πολιτείες."],
    ["ja", "提供先：Google LLC（米国）"],
    ["de", "Empfänger: Google LLC, USA"],
    ["ko", "이전받는 자: Google LLC (미국)"],
    ["fi", "Palveluntarjoaja käsittelee tietoja Yhdysvalloissa."],
  ])("is told in %s: %s", (language, text) => {
    expect(said(text, language)).toBe("passed");
  });

  it.each([
    [
      "sv",
      "Överföring till tredje land\nKommunen strävar efter att alltid behandla personuppgifter inom EU/EES.",
    ],
    ["de", "Übermittlung in Drittländer\nDie Verarbeitung personenbezogener Daten erfolgt innerhalb der EU."],
    [
      "fr",
      "Transferts hors de l’UE\nVos données sont hébergées en France, chez notre prestataire de Roubaix.",
    ],
    ["it", "Trasferimento dei dati all’estero\nI dati sono conservati su server in Italia, presso la sede."],
  ])("is told by no title alone, in %s", (language, text) => {
    expect(said(text, language)).toBe("potential");
  });

  it.each([
    ["cs", "Údaje předáváme nebo ukládáme ve Spojených státech.", "passed"],
    ["cs", "Údaje nepředáváme do Spojených států.", "failed"],
    ["sk", "Údaje nespracúvame v Spojených štátoch.", "failed"],
  ])("is denied by a verb and not by an “or”, in %s: %s", (language, text, verdict) => {
    expect(said(text, language)).toBe(verdict);
  });
});

describe("data that stays where one law holds", () => {
  const missing = (text: string, language: string) =>
    findingOf("web.policy.sections", facts({ base: { requests } }, policy(text, language)), eu)
      .evidence.find(({ id }) => id === "sections")
      ?.rows.find(({ section }) => section === "s_transfers")?.found;

  it.each([
    ["it", "I dati che ci dai per la prenotazione restano nello Spazio economico europeo."],
    ["en", "The data that you give us for your booking stays within the European Union."],
    ["de", "Die Daten und Ihre Angaben zur Buchung bleiben im Europäischen Wirtschaftsraum."],
  ])("is told of in %s, and discloses none: %s", (language, text) => {
    expect(missing(text, language)).toBe("found");
    expect(said(text, language)).toBe("failed");
  });

  it.each([
    ["he", "מדיניות פרטיות\n\nלמי נמסר המידע\n\nלחברות הביטוח ולספקי פרסום, גם מחוץ לישראל."],
    [
      "en",
      "Our privacy notice\n\nWho gets your data\n\nOur partners for the web, and some of these are abroad.",
    ],
    [
      "de",
      "Unsere Hinweise\n\nWer Ihre Daten bekommt\n\nPartner für die Statistik, und das auch in Drittländern.",
    ],
  ])("goes abroad by what stands under its title in %s", (language, text) => {
    expect(missing(text, language)).toBe("found");
  });

  it("is not told of by people who stay", () => {
    expect(missing("Guests who stay for a week and book with us get a discount of the house.", "en")).toBe(
      "not_found",
    );
  });
});

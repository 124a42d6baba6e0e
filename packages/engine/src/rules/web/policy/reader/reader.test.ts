import { describe, expect, it } from "vitest";
import { facts, findingOf, policy, request } from "../../../testing/facts.ts";
import { SECTIONS, type Section } from "../sections.ts";
import { readerOf } from "./reader.ts";
import { signsOf, WORDS } from "./signs.ts";

const received = { base: { requests: [request("https://metricly.example/m.js")] } };
const findingIn = (text: string, language: string) =>
  findingOf("web.policy.sections", facts(received, policy(text, language)));
const tableIn = (text: string, language: string) =>
  findingIn(text, language).evidence.find(({ id }) => id === "sections");
const foundIn = (section: Section, text: string, language: string) =>
  tableIn(text, language)?.rows.find((row) => row.section === section);

/** A policy that treats all subjects in words that the rules know, but for one sentence. */
const COVERED = `Harbour Lights Ltd is the controller of your data.
We process your data for the purpose of delivering your order.
The legal basis is our contract with you.
We transfer data to the United States under standard contractual clauses.
You have the right to access, correct and delete your data.
You may lodge a complaint with the supervisory authority.
Contact us at privacy@harbour.example.
Recipients of your data are Metricly, which measures visits.`;

describe("a sentence that may tell of a subject, in words that no rule has", () => {
  it.each([
    ["s_retention", "en", "We write down your name.\nThree years after your last visit we tear up the card."],
    [
      "s_retention",
      "de",
      "Wir schreiben Ihren Namen auf.\nDrei Jahre nach dem letzten Einkauf zerreißen wir die Karte.",
    ],
    [
      "s_rights",
      "en",
      "We write down your name.\nCome by, look at your page, and we cross out what you do not like.",
    ],
    [
      "s_basis",
      "en",
      "We write down your name.\nYou asked us to mend the clock, and without the address we could not.",
    ],
    [
      "s_controller",
      "de",
      "Wir schreiben Namen auf.\nFür das, was hier notiert wird, stehe ich gerade: Uta Krahn.",
    ],
  ] as const)("is quoted for a person to decide: %s in %s", (section, language, text) => {
    expect(foundIn(section, text, language)).toMatchObject({ found: "perhaps", quote: text.split("\n")[1] });
  });

  it.each([
    ["s_retention", "en", "We write down your name.\nThe jam keeps for two weeks once opened."],
    ["s_retention", "it", "Annotiamo il Suo nome.\nIl formaggio si conserva in frigo per tre giorni."],
    ["s_rights", "en", "We write down your name.\nYou can bring the shoes back within a month."],
    ["s_complaint", "en", "We write down your name.\nIf the soup is cold, tell the kitchen."],
    ["s_contact", "en", "We write down your name.\nThe tower is open from nine to five."],
    ["s_transfers", "en", "We write down your name.\nThe boats are built in Norway."],
  ] as const)("is none where it speaks of something else: %s in %s", (section, language, text) => {
    expect(foundIn(section, text, language)).toMatchObject({ found: "not_found" });
  });

  it("makes the answer uncertain where nothing is missing beside it", () => {
    const found = findingIn(`${COVERED}\nThree years after your last visit we tear up the card.`, "en");
    expect(found.outcome).toBe("uncertain");
    expect(found.summary.en).toBe("1 of 9 subjects may be told of in the sentence quoted: a person decides.");
    expect(found.summary.cn).toBe("9 项内容中有 1 项可能已在所引语句中说明，需人工判断。");
  });

  it("counts as neither where others are missing", () => {
    expect(findingIn(COVERED, "en").outcome).toBe("potential");
    const text =
      "Harbour Lights Ltd is the controller.\nThree years after your last visit we tear up the card.";
    const found = findingIn(text, "en");
    const rows = tableIn(text, "en")?.rows ?? [];
    const missing = rows.filter((row) => row.found === "not_found").length;
    expect(rows.filter((row) => row.found === "perhaps").length).toBeGreaterThan(0);
    expect(found.outcome).toBe("failed");
    expect(found.summary.en).toMatch(new RegExp(`^${missing} of 9 subjects were not found`));
    expect(found.summary.en).toMatch(/may be told of .*: a person decides\.$/);
  });

  it("is told of in the plural where there are more", () => {
    const told = COVERED.replace("The legal basis is our contract with you.\n", "");
    const found = findingIn(
      `${told}\nThree years after your last visit we tear up the card.\nYou asked us to mend the clock, and without the address we could not.`,
      "en",
    );
    expect(found.summary.en).toBe(
      "2 of 9 subjects may be told of in the sentences quoted: a person decides.",
    );
    expect(found.summary.cn).toBe("9 项内容中有 2 项可能已在所引语句中说明，需人工判断。");
  });

  it("has its words in both languages beside the row", () => {
    const made = tableIn(
      "We write down your name.\nThree years after your last visit we tear up the card.",
      "en",
    );
    expect(made?.columns.find(({ key }) => key === "found")?.labels).toMatchObject({
      perhaps: { en: "Perhaps: a person decides", cn: "可能有，需人工判断" },
    });
  });
});

describe("what the rules found by a word alone", () => {
  const without = (line: string) =>
    COVERED.split("\n")
      .filter((one) => !one.startsWith(line))
      .join("\n");

  it.each([
    ["s_recipients", "en", "The partners who dance at the harbour on Sunday bring their own shoes."],
    ["s_recipients", "de", "Bei unseren Partnern am Hafen ist das Fischbrötchen billiger."],
    ["s_contact", "en", "For spare sails contact the loft behind the church."],
    ["s_complaint", "uk", "Скарги на холодний суп приймає кухар, пан Остап."],
    ["s_transfers", "it", "Bassi snc è responsabile dei dati, che usa per spedire i pacchi."],
  ] as const)(
    "is left to a person where the sentence speaks of something else: %s in %s",
    (section, language, text) => {
      const notes = {
        en: "We write down your name.",
        de: "Wir schreiben Ihren Namen auf.",
        uk: "Ми записуємо ваше ім'я.",
        it: "Annotiamo il Suo nome.",
      };
      expect(foundIn(section, `${notes[language]}\n${text}`, language)).toMatchObject({
        found: "perhaps",
        quote: text,
      });
    },
  );

  it.each([
    ["s_recipients", "de", "Empfänger sind unsere Dienstleister."],
    ["s_recipients", "en", "We share it with carriers."],
    ["s_complaint", "en", "Access, correction, erasure and a complaint to the regulator."],
    ["s_complaint", "sk", "Vase prava: pristup, oprava, vymazanie, staznost na urad."],
    ["s_contact", "en", "Contact: desk@harbour.example"],
  ] as const)("stays found where it tells of it in few words: %s in %s", (section, language, text) => {
    expect(foundIn(section, `We write down your name.\n${text}`, language)).toMatchObject({ found: "found" });
  });

  it("does not pass a policy that has one doubted and none missing", () => {
    const found = findingIn(
      `${without("Contact us")}\nWe keep your data for three years.\nFor spare sails contact the loft behind the church.`,
      "en",
    );
    expect(found.outcome).toBe("uncertain");
  });
});

describe("what the rules found in a long text of which no sentence fits the subject", () => {
  const long = `${COVERED}
We keep your data for three years after the last order.
The harbour has two piers, and boats from the north tie up at the longer one.
In winter the crane stands still, and whoever wants a mast lifted has to wait until April.
Ropes, shackles and blocks are sold in the chandlery from eight to noon, and spare sails are mended in the loft above it.
On Sundays a brass band plays on the quay, and the children of the sailing school row out to the lighthouse and back.
The tide table hangs beside the door of the office, and it is good for a year.`;
  const instead = (of: string, line: string) =>
    long
      .split("\n")
      .map((one) => (one.startsWith(of) ? line : one))
      .join("\n");

  it.each([
    ["s_basis", "The legal basis", "Prices of data cables are worked out on the basis of their length."],
    ["s_retention", "We keep your data", "Data cables are kept in the loft for six months."],
    ["s_retention", "We keep your data", "Boats are kept until the end of the season."],
  ] as const)("is no sign of it: %s instead of “%s …”: %s", (section, of, line) => {
    expect(foundIn(section, long, "en")).toMatchObject({ found: "found" });
    expect(foundIn(section, instead(of, line), "en")).not.toMatchObject({ found: "found" });
  });
});

describe("what looks like a subject and is none", () => {
  it.each([
    ["s_basis", "ja", "ご本人の同意なく名簿を第三者に提供しません。"],
    ["s_basis", "zh", "未经您同意，我们不会提供名单。"],
    ["s_retention", "fr", "Vos données sont conservées dans une armoire fermée à clé."],
    ["s_retention", "es", "Sus datos se conservan en un armario cerrado con llave."],
    ["s_retention", "it", "I dati sono conservati in un armadio chiuso a chiave."],
  ] as const)("is not told of: %s in %s: %s", (section, language, text) => {
    const notes = {
      it: "Annotiamo il Suo nome.",
      fr: "Nous notons votre nom.",
      es: "Anotamos su nombre.",
      ja: "お名前を書きとめます。",
      zh: "我们记下您的姓名。",
    };
    expect(foundIn(section, `${notes[language]}\n${text}`, language)).not.toMatchObject({ found: "found" });
  });

  it.each([
    [
      "s_complaint",
      "en",
      "Complaints to the supervisory authority",
      "From the first floor one sees the harbour.",
    ],
    ["s_complaint", "de", "Beschwerde bei der Aufsichtsbehörde", "Vom ersten Stock sieht man den Hafen."],
    ["s_complaint", "es", "Reclamación ante la autoridad de control", "Desde la habitación se ve el puerto."],
  ] as const)("is not told of by its title alone: %s in %s", (section, language, title, text) => {
    const page = `Harbour\n\n${title}\n\n${text}`;
    expect(readerOf(page, language).reading(section, page)).toBeNull();
  });
});

it("quotes a sentence as it stands, with the words that mean something else in it", () => {
  const text = "Rufen Sie an: 07071 555 218. Eine E-Mail-Adresse habe ich nicht.";
  expect(foundIn("s_contact", `Wir schreiben Ihren Namen auf.\n${text}`, "de")?.quote).toBe(text);
});

it("gives a sentence the same score whatever was read before", () => {
  expect(WORDS.filter((words) => words instanceof RegExp && words.global)).toEqual([]);
  const sentence = "A parcel service delivers what you pay by card.";
  expect(signsOf(sentence, "en")).toEqual(signsOf(sentence, "en"));
});

it("reads nothing into a text without words", () => {
  const { reading } = readerOf("1.\n- -\n3 %", "en");
  expect(SECTIONS.map((section) => reading(section, "1.\n- -\n3 %"))).toEqual(SECTIONS.map(() => null));
});

import { describe, expect, it } from "vitest";
import { policyPart } from "./policy-part.ts";

const TERMS = `Part A. The journey

Complaints
Whoever found the bus too late complains to the driver.

Storage
Skis stay in the cellar for six months.`;
const POLICY = `Part B. Personal information

We use your name to hold a seat.`;

describe("the part of a page that is its policy", () => {
  it("begins where the title names privacy, after what speaks of no data", () => {
    const page = `Alpine Coaches\nTerms of travel and privacy\n\n${TERMS}\n\n${POLICY}`;
    const part = policyPart(page);
    expect(part).toContain(POLICY);
    expect(part).toMatch(/^Alpine Coaches\nTerms of travel/);
    expect(part).not.toMatch(/Complaints|Skis/);
  });

  it("keeps what stands before it and speaks of data", () => {
    const page = `Alpine Coaches\n\n${TERMS}\n\nCameras\nPictures of passengers are personal data.\n\n${POLICY}`;
    expect(policyPart(page)).toContain("Pictures of passengers");
    expect(policyPart(page)).not.toContain("Skis");
  });

  it.each([
    ["all of it where its title names privacy alone", `Privacy policy\n\n${TERMS}\n\n${POLICY}`],
    ["all of it where no title names privacy", `Alpine Coaches\n\n${TERMS}`],
    ["all of it where nothing stands before", `Alpine Coaches\n\n${POLICY}\n\n${TERMS}`],
  ])("is %s", (_, page) => {
    expect(policyPart(page)).toBe(page);
  });

  it.each([
    ["en", "Privacy policy", "Terms of hire"],
    ["en", "Part 1. Privacy", "Part 2. Conditions of hire"],
    ["de", "Datenschutzerklärung", "Allgemeine Geschäftsbedingungen"],
    ["fr", "1. Vie privée", "2. Conditions générales"],
    ["es", "Política de privacidad", "Condiciones de alquiler"],
    ["nl", "Privacyverklaring", "Algemene voorwaarden"],
    ["pl", "Polityka prywatności", "Regulamin wypożyczalni"],
    ["ja", "プライバシーポリシー", "利用規約"],
    ["en", "Privacy policy", "Work with us"],
    ["it", "Informativa sulla privacy", "Lavora con noi"],
    ["zh", "隐私政策", "招聘"],
  ])("ends where terms begin below it, in %s: %s, %s", (_, title, terms) => {
    const page = `${title}\n\nAbc 34.\n\n${terms}\n\nXyz 12.`;
    expect(policyPart(page)).toContain("Abc");
    expect(policyPart(page)).not.toContain("Xyz");
    const more = `${page}\n\n${title.replace("1", "3")}\n\nDef 56.`;
    expect(policyPart(more)).toContain("Def");
  });

  it.each([
    [
      "en",
      "Harbour Flats",
      ["Moving in", "Washing", "Bikes"],
      "Privacy (as of 3 May 2026, before that of 2 June 2023)",
    ],
    ["sv", "Så bor vi", ["Felanmälan", "Tvätt", "Cyklar"], "Om personuppgifter"],
    ["nl", "Welkom", ["Sleutels", "Afval", "Fietsen"], "Privacy"],
  ])("begins after parts that are all of something else, in %s", (_, title, parts, privacy) => {
    const before = parts.map((part) => `${part}\nXyz 12.`).join("\n\n");
    const part = policyPart(`${title}\n\n${before}\n\n${privacy}\n\nAbc 34.`);
    expect(part).toContain("Abc");
    expect(part).not.toContain("Xyz");
  });

  it.each([
    ["a change of it", "Changes to these terms", "Xyz 12."],
    ["data in what is called terms", "Terms of keeping", "We keep your data for a year. Xyz 12."],
    ["terms marked as a paragraph of it", "4. Terms of payment", "Xyz 12."],
  ])("goes on below %s", (_, terms, text) => {
    expect(policyPart(`Privacy policy\n\nAbc 34.\n\n${terms}\n\n${text}`)).toContain("Xyz");
  });

  it.each([
    [
      "en",
      "How we use what you tell us",
      "How long",
      "We keep bookings for ten years.",
      "Your privacy rights",
    ],
    ["en", "Harbour Lights", "Part 1. What we note", "Your data for a table.", "Part 2. Your privacy rights"],
    ["de", "Was Sie uns sagen", "Wie lange", "Buchungen bewahren wir zehn Jahre auf.", "Ihr Datenschutz"],
    ["de", "Nach der EU-Verordnung", "Wie lange", "Buchungen bleiben zehn Jahre.", "Ihr Datenschutz"],
    ["fr", "Ce que vous nous dites", "Durée", "Dix ans pour les réservations.", "Votre vie privée"],
    [
      "it",
      "Ai sensi del Regolamento (UE) 2016/679",
      "Durata",
      "Dieci anni.",
      "Reclami al garante della privacy",
    ],
    ["cs", "Podmínky ochrany osobních údajů", "Doba", "Deset let.", "Dozor nad ochranou osobních údajů"],
    ["ja", "お客様へのご案内", "保存期間", "予約は十年間保管します。", "個人情報の窓口"],
    ["zh", "隐私条款", "保存期限", "订单保存十年。", "隐私权利"],
  ])("is all of a policy that is called something else, in %s: %s", (_, title, first, text, last) => {
    const page = `${title}\n\n${first}\n${text}\n\n${last}\nAbc 34.`;
    expect(policyPart(page)).toBe(page);
  });

  it.each([
    ["hu", "Feltételek és adatkezelés", "I. RÉSZ – UTAZÁS", "II. RÉSZ – ADATKEZELÉSI TÁJÉKOZTATÓ"],
    ["it", "Condizioni e privacy", "Prima parte: il viaggio", "Seconda parte: i vostri dati"],
    ["tr", "Koşullar ve Kişisel Veriler", "1. YOLCULUK", "2. KİŞİSEL VERİLER"],
    ["zh", "服务条款与隐私说明", "壹、乘車須知", "貳、隱私權說明"],
  ])("is told in %s", (_, title, first, second) => {
    const page = `${title}\n\n${first}\nXyz 12.\n\n${second}\nAbc 34.`;
    expect(policyPart(page)).not.toContain("Xyz");
    expect(policyPart(page)).toContain("Abc");
  });
});

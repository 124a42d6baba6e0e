import { describe, expect, it } from "vitest";
import type { Territory } from "../../../vocabulary.ts";
import { NOW } from "../../testing/facts.ts";
import { lastUpdated } from "./dates.ts";

const dateIn = (text: string, language: string, territory: Territory) =>
  lastUpdated(text, { language, territories: [territory], now: NOW })
    ?.date.toISOString()
    .slice(0, 10) ?? null;

it.each([
  ["en", "The GDPR, which applies from 25 May 2018, gives you these rights."],
  ["de", "Die DSGVO gilt seit dem 25. Mai 2018."],
  ["fr", "Le RGPD, applicable depuis le 25 mai 2018, vous donne ces droits."],
  ["es", "El Reglamento General de Protección de Datos se aplica desde el 25 de mayo de 2018."],
])("takes the day of a law for no date of a policy (%s)", (language, text) => {
  expect(dateIn(`Text\n${text}\nText`, language, "EU")).toBeNull();
});

it.each([
  ["short names of a version", "en", "US", "Rev. July 2026", "2026-07-01"],
  ["short names of a version", "pt", "EU", "Versão de 15-06-2026", "2026-06-15"],
  ["short names of a version", "pl", "EU", "Wersja z dnia 2 lutego 2026 r.", "2026-02-02"],
  ["a month beside its year", "pt", "EU", "Versão 1.2 – fevereiro/2024", "2024-02-01"],
  ["a month beside its year", "de", "EU", "Stand: März-2026", "2026-03-01"],
  ["a month beside its year", "en", "EU", "Version 3, June/2026", "2026-06-01"],
  ["years of two digits", "en", "GB", "This notice was last reviewed on 04/05/25.", "2025-05-04"],
  ["years of two digits", "de", "EU", "Stand: 01.09.26", "2026-09-01"],
  ["years of two digits", "en", "US", "Last updated 09/01/26", "2026-09-01"],
  ["months of Hindi", "hi", "IN", "अंतिम अपडेट: 3 मई 2026", "2026-05-03"],
  ["months of Hindi", "hi", "IN", "यह नीति १ फ़रवरी २०२५ से प्रभावी है। संशोधित 12 जून 2025", "2025-06-12"],
  ["the word of one's own for the change", "es", "EU", "Texto revisado el 9 de julio de 2026.", "2026-07-09"],
  ["the word of one's own for the change", "de", "EU", "Letzte Anpassung: 14. August 2025", "2025-08-14"],
  ["the word of one's own for the change", "en", "EU", "This page changed last on 8 May 2026.", "2026-05-08"],
  ["the word of one's own for the change", "it", "EU", "Rivisto il 2 marzo 2026", "2026-03-02"],
  ["the word of one's own for the change", "nl", "EU", "Herzien in juni 2026", "2026-06-01"],
  ["the word of one's own for the change", "hu", "EU", "Felülvizsgálva: 2026. március 4.", "2026-03-04"],
  ["a paper that says its own day", "nl", "EU", "Deze tekst is van 8 mei 2026.", "2026-05-08"],
  ["a paper that says its own day", "en", "EU", "This notice is from 8 May 2026.", "2026-05-08"],
  ["a paper that says its own day", "fr", "EU", "Cette version est du 8 mai 2026.", "2026-05-08"],
  ["a paper that says its own day", "de", "EU", "Diese Erklärung ist vom 8. Mai 2026.", "2026-05-08"],
  ["a year before its day", "lv", "EU", "4. redakcija, spēkā no 2026. gada 1. septembra", "2026-09-01"],
  ["a year before its day", "lv", "EU", "Atjaunināta 2026. gada 12. maijā", "2026-05-12"],
  ["months of the Levant", "ar", "EU", "آخر تحديث: ١٤ شباط ٢٠٢٦", "2026-02-14"],
  ["months of the Levant", "ar", "EU", "آخر تحديث: 3 كانون الثاني 2026", "2026-01-03"],
  ["months of the Levant", "ar", "EU", "تاريخ السريان: 9 تشرين الأول 2025", "2025-10-09"],
  ["months of the Maghreb", "ar", "EU", "آخر تحديث: 5 جويلية 2026", "2026-07-05"],
  ["smaller languages", "sr", "EU", "Stupila na snagu 1. juna 2026.", "2026-06-01"],
  ["smaller languages", "is", "EU", "Síðast uppfært 3. maí 2026", "2026-05-03"],
  ["smaller languages", "mk", "EU", "Ажурирано на 7 јануари 2026", "2026-01-07"],
  ["smaller languages", "sq", "EU", "Përditësuar më 12 qershor 2026", "2026-06-12"],
  ["smaller languages", "gl", "EU", "Última modificación: 8 de xullo de 2026", "2026-07-08"],
  ["smaller languages", "lt", "EU", "Galioja nuo 2026 m. kovo 3 d.", "2026-03-03"],
  ["a month as it is called in Austria", "de", "EU", "Fassung vom 12. Jänner 2026", "2026-01-12"],
  ["a month as a typewriter has it", "de", "EU", "Stand: 3. Maerz 2026", "2026-03-03"],
  ["a date before its label", "ja", "JP", "2025年6月30日改定", "2025-06-30"],
  ["a date before its label", "ko", "KR", "2026년 4월 1일 시행", "2026-04-01"],
  ["a date before its label", "ja", "JP", "令和8年4月1日 施行", "2026-04-01"],
  ["from when it applies", "ko", "KR", "이 방침은 2023년 3월 2일부터 적용됩니다.", "2023-03-02"],
  ["from when it applies", "zh", "CN", "本政策自2026年1月5日起施行。", "2026-01-05"],
  ["from when it applies", "ja", "JP", "本ポリシーは2025年10月1日より適用します。", "2025-10-01"],
  ["from when it applies", "fr", "EU", "Elle s’applique à compter du 4 mai 2026.", "2026-05-04"],
  ["from when it applies", "it", "EU", "La presente si applica dal 3 marzo 2026.", "2026-03-03"],
  ["from when it applies", "nl", "EU", "Deze verklaring geldt vanaf 1 april 2026.", "2026-04-01"],
  ["from when it applies", "tr", "EU", "Bu metin 2 Şubat 2026 tarihinden itibaren geçerlidir.", "2026-02-02"],
  ["other numerals and calendars", "ja", "JP", "令和八年四月一日 改定", "2026-04-01"],
  ["other numerals and calendars", "ja", "JP", "改定日：令和七年十二月二十四日", "2025-12-24"],
  ["other numerals and calendars", "zh", "EU", "更新日期：民國一一五年四月一日", "2026-04-01"],
  ["other numerals and calendars", "zh", "EU", "更新日期：民國一百一十四年六月三日", "2025-06-03"],
  ["months of Hebrew", "he", "EU", "עודכן לאחרונה: 3 במרץ 2026", "2026-03-03"],
  ["months of Hebrew", "he", "EU", "עדכון אחרון: 12 בינואר 2025", "2025-01-12"],
  ["other numerals and calendars", "zh", "CN", "更新日期：二〇二六年三月十五日", "2026-03-15"],
  ["other numerals and calendars", "th", "EU", "ปรับปรุงล่าสุด 3 เมษายน พ.ศ. 2569", "2026-04-03"],
  ["other numerals and calendars", "zh", "EU", "更新日期：民國115年4月1日", "2026-04-01"],
  ["other numerals and calendars", "ar", "EU", "آخر تحديث: ٣ مايو ٢٠٢٦", "2026-05-03"],
  [
    "a line of its own",
    "it",
    "EU",
    "Privacy\n\nLodi, 3 marzo 2026\n\nIl titolare è Bassi snc, che usa i dati.",
    "2026-03-03",
  ],
  [
    "a line of its own",
    "de",
    "EU",
    "Datenschutz\nVerantwortlich ist die Laden GmbH in Köln am Rhein.\nMai 2026",
    "2026-05-01",
  ],
  [
    "a line of its own",
    "sv",
    "EU",
    "2026-02-11\nIntegritetspolicy\nVi är ansvariga för dina uppgifter.",
    "2026-02-11",
  ],
  ["a day in words of a deed", "en", "IN", "Last updated on 12th day of August, 2026", "2026-08-12"],
  ["a month in words between strokes", "es", "US", "Última actualización: 5/febrero/2026", "2026-02-05"],
  ["a month in words between strokes", "en", "GB", "Revised: 3-Mar-2026", "2026-03-03"],
  ["from when it holds", "en", "AU", "Current as at 11 October 2025", "2025-10-11"],
  ["from when it holds", "sv", "EU", "Policyn gäller från den 1 juni 2026.", "2026-06-01"],
  ["from when it holds", "nl", "EU", "Deze verklaring is geldig vanaf 2 maart 2026", "2026-03-02"],
  ["from when it holds", "pt", "EU", "Data da última alteração: 9 de outubro de 2026", "2026-10-09"],
  ["the last change in its own words", "zh", "EU", "最近一次修訂：2026年3月12日", "2026-03-12"],
  ["the last change in its own words", "ko", "KR", "최종 수정: 2026년 5월 2일", "2026-05-02"],
  ["the era before and in short", "ja", "JP", "改定日 平成30年4月1日", "2018-04-01"],
  ["the era before and in short", "ja", "JP", "最終更新：R8.4.1", "2026-04-01"],
  ["the era before and in short", "ja", "JP", "改定 平成三十一年四月一日", "2019-04-01"],
  ["a year in short", "nl", "EU", "Laatst aangepast: mei ’26", "2026-05-01"],
  ["a year in short", "en", "GB", "Revised: 3 June '26", "2026-06-03"],
  ["a year in short", "fr", "EU", "Mise à jour : février ’26", "2026-02-01"],
  ["who signed it", "en", "GB", "Policy signed off 6 May 2025", "2025-05-06"],
  ["from when it holds", "es", "US", "Vigente a contar del 1 de marzo de 2025", "2025-03-01"],
  [
    "its date before a law's",
    "ja",
    "JP",
    "2026年9月1日更新（個人情報保護法 令和4年4月1日施行に対応）",
    "2026-09-01",
  ],
  ["its date before a law's", "ko", "KR", "2026년 9월 1일 개정 (보호법 2023년 9월 15일 대응)", "2026-09-01"],
  ["its date after another's", "ja", "JP", "制定日　平成17年4月1日\n最終改定日　令和8年4月1日", "2026-04-01"],
  ["its date after another's", "ja", "JP", "制定日 2018年4月1日 改定日 2026年4月1日", "2026-04-01"],
  ["the paper beside a law", "en", "AU", "Policy under the Privacy Act, effective 1 July 2026", "2026-07-01"],
  [
    "the paper beside a law",
    "de",
    "EU",
    "Datenschutzhinweise nach BDSG, Fassung vom 3. März 2026",
    "2026-03-03",
  ],
  [
    "the paper beside a law",
    "it",
    "EU",
    "Informativa ex D.Lgs. 196, in vigore dal 2 marzo 2026",
    "2026-03-02",
  ],
] as const)("reads %s in %s", (_, language, territory, text, iso) => {
  expect(dateIn(text, language, territory)).toBe(iso);
});

it.each([
  ["a year of the house", "© 2026 Laden GmbH\nVerantwortlich ist die Laden GmbH."],
  [
    "a law's own date",
    "Gemäß Verordnung (EU) 2016/679 vom 27. April 2016 verarbeiten wir Ihre Daten mit Sorgfalt.",
  ],
  ["a visa", "Su visado el 3 de mayo de 2026 se tramita en la embajada de su país de origen."],
  ["a law's change", "The Data Protection Act 2018 was last amended on 1 August 2026, as you may know."],
  ["a law's version", "Es gilt das TTDSG in der Fassung vom 23. Juni 2026, wie wir es verstehen."],
  ["a law's beginning", "La loi informatique est en vigueur depuis le 1er juin 2026 dans sa nouvelle forme."],
  [
    "a law's beginning",
    "《中华人民共和国个人信息保护法》自2026年1月1日起生效，施行日期：2026年1月1日，公布于此。",
  ],
  ["a law's beginning", "RGPD entré en vigueur le 25 mai 2018, que nous respectons depuis toujours."],
  [
    "a law's change",
    "Ustawa o ochronie danych osobowych, zmieniona 4 marca 2026 r., obowiązuje nas wszystkich.",
  ],
  ["a list of prices", "Listino prezzi valido dal 01/11/2026, salvo esaurimento delle scorte di magazzino."],
  ["a contract's date", "Our agreement with the county is dated January 5, 2026 and ends in time."],
  [
    "a contract's beginning",
    "Contratto con il fornitore in vigore dal 1 gennaio 2026, salvo proroga tacita.",
  ],
  [
    "a contract's change",
    "Der Vertrag mit dem Dienstleister wurde zuletzt geändert am 2. März 2026 in Bonn.",
  ],
  ["a price", "Version 12.50 für 25.99 Euro"],
])("takes %s for no date", (_, text) => {
  expect(dateIn(text, "de", "EU")).toBeNull();
});

it.each([
  ["of both ways", ["EU", "US"], "Last updated 11/12/2025", "2025-11-12"],
  ["of both ways", ["CA"], "Effective 12/11/2025", "2025-11-12"],
  ["of one way", ["GB"], "Last updated 11/12/2025", "2025-12-11"],
  ["of one way", ["US"], "Last updated 11/12/2025", "2025-11-12"],
] as const)("takes the earlier date where numbers are %s: %s", (_, territories, text, iso) => {
  const found = lastUpdated(text, { language: "en", territories, now: NOW });
  expect(found?.date.toISOString().slice(0, 10)).toBe(iso);
});

it.each([
  ["en", "Last revised on 2 March 2026. Takes effect on 1 April 2026.", "2026-03-02"],
  ["zh", "更新日期：2026年3月2日\n生效日期：2026年4月1日", "2026-03-02"],
  ["ja", "改定日：2026年3月2日\n施行日：2026年4月1日", "2026-03-02"],
  ["ko", "개정일자: 2026년 3월 2일\n시행일자: 2026년 4월 1일", "2026-03-02"],
  ["de", "Zuletzt geändert am 2. März 2026, in Kraft ab 1. April 2026.", "2026-03-02"],
  ["fr", "Mise à jour du 2 mars 2026\nEn vigueur le 1er avril 2026", "2026-03-02"],
  ["pt", "Atualizado em 2 de março de 2026, com vigência a partir de 1º de abril de 2026.", "2026-03-02"],
  // Long after the last change that is named, another one came into force.
  ["en", "Updated: 2 March 2021\nIn force from 1 April 2026", "2026-04-01"],
  ["en", "Effective 1 April 2026", "2026-04-01"],
])(
  "takes the day of a change, and not that soon after from which it holds: %s, %s",
  (language, text, iso) => {
    expect(dateIn(text, language, "EU")).toBe(iso);
  },
);

it.each([
  ["nl", "Voor het laatst bijgewerkt op 4 oktober 2025"],
  ["de", "Zum letzten Mal aktualisiert am 4. Oktober 2025"],
  ["fr", "Pour la dernière fois mise à jour le 4 octobre 2025"],
])("reads the last time of all: %s", (language, text) => {
  expect(dateIn(text, language, "EU")).toBe("2025-10-04");
});

describe("a law, a contract or a price named near a label", () => {
  it.each([
    ["en", "Information under the GDPR\nLast updated: 2 March 2026\nVersion: 25 May 2018"],
    ["de", "Hinweise nach DSGVO\nStand: 2. März 2026\nFassung vom 25. Mai 2018"],
    ["it", "Informativa privacy GDPR aggiornata al 2 marzo 2026\nVersione: 25 maggio 2018"],
    ["fr", "Politique de confidentialité RGPD mise à jour le 2 mars 2026\nVersion du 25 mai 2018"],
    ["zh", "相关法律\n更新日期：2026年3月2日\n发布日期：2018年5月25日"],
    ["en", "Our contract\nLast updated: 2 March 2026\nVersion: 25 May 2018"],
    ["en", "This agreement dated 2 March 2026\nVersion: 25 May 2018"],
    ["en", "Data privacy agreement updated 2 March 2026\nVersion: 25 May 2018"],
    ["en", "This notice was issued by our board in the spring, on 2 March 2026, under the new contract"],
    ["de", "Redaktionsstand: 2. März 2026\nFassung vom 25. Mai 2018"],
  ])("does not take the policy's date from it in %s: %s", (language, text) => {
    expect(dateIn(text, language, "EU")).toBe("2026-03-02");
  });

  it.each([
    ["en", "This policy belongs to the hosting agreement dated 2 March 2026"],
    ["de", "Diese Erklärung gehört zum Mietvertrag Fassung 2. März 2026"],
    ["es", "Esta política forma parte del contrato fecha: 2 de marzo de 2026"],
  ])("keeps its own, beside the policy in %s: %s", (language, text) => {
    expect(dateIn(text, language, "EU")).toBeNull();
  });
});

describe("the paper that a sentence points at", () => {
  it.each([
    ["pt", "Nos termos da lei, este mesmo documento foi atualizado em 2 de março de 2026."],
    ["es", "Según la ley, este mesurado texto legal se modificó: versión del 2 de marzo de 2026."],
    ["pt", "Nos termos da lei, este anonimizado documento foi atualizado em 2 de março de 2026."],
    ["en", "By law, this stored document was last updated on 2 March 2026."],
    ["en", "What this offers you under the law was last updated on 2 March 2026."],
    ["fr", "Selon la loi, cette étendue de vos droits a été mise à jour le 2 mars 2026."],
    ["zh", "根据法律，本协议更新于2026年3月2日。"],
    ["zh", "根据法律，本规约更新于2026年3月2日。"],
    ["zh", "根据法律，本须知更新于2026年3月2日。"],
    ["zh", "根据法律，本公告更新于2026年3月2日。"],
    ["zh", "根据法律，本版本更新于2026年3月2日。"],
    ["zh", "依法律，本協議更新於2026年3月2日。"],
    ["zh", "根据法律，我们阅读本协议并更新于2026年3月2日。"],
    ["zh", "根据法律，在平台本协议更新于2026年3月2日。"],
  ])("is the policy in %s: %s", (language, text) => {
    expect(dateIn(text, language, "EU")).toBe("2026-03-02");
  });

  it.each([
    ["en", "These offers and prices were last updated on 2 March 2026."],
    ["en", "This season's prices were last updated on 2 March 2026."],
    ["nl", "Prijzen van deze winkels, laatst bijgewerkt op 2 maart 2026."],
    ["de", "Die Preise für diese Wochen wurden zuletzt geändert am 2. März 2026."],
    ["de", "Die Preise für diese Monate wurden zuletzt geändert am 2. März 2026."],
    ["de", "Diese Sommeraktion wurde zuletzt geändert am 2. März 2026."],
    ["de", "Diese Wochenangebote wurden zuletzt geändert am 2. März 2026."],
    ["de", "Diese Saisonpreise wurden zuletzt geändert am 2. März 2026."],
    ["nl", "Deze maandaanbiedingen zijn laatst bijgewerkt op 2 maart 2026."],
    ["nl", "Deze winkelprijzen zijn laatst bijgewerkt op 2 maart 2026."],
    ["sv", "Priserna för denna månads erbjudanden senast uppdaterad 2 mars 2026."],
    ["en", "These stores and their prices were last updated on 2 March 2026."],
    ["en", "These offerings and prices were last updated on 2 March 2026."],
    ["fr", "Les prix de cet été et de cette offre ont été mis à jour le 2 mars 2026."],
    ["pt", "Os preços deste site para este mês foram atualizados em 2 de março de 2026."],
    ["zh", "日本协议价格更新于2026年3月2日。"],
    ["zh", "成本公告价格更新于2026年3月2日。"],
    ["zh", "基本协议价格更新于2026年3月2日。"],
    ["zh", "资本公告价格更新于2026年3月2日。"],
    ["zh", "資本公告價格更新於2026年3月2日。"],
    ["zh", "脚本版本更新于2026年3月2日。"],
    ["zh", "支付脚本协议价格更新于2026年3月2日。"],
    ["zh", "样本须知价格更新于2026年3月2日。"],
    ["zh", "副本公告价格更新于2026年3月2日。"],
    ["zh", "小学课本公告价格更新于2026年3月2日。"],
    ["zh", "电影剧本协议价格更新于2026年3月2日。"],
    ["zh", "上市公司股本公告价格更新于2026年3月2日。"],
  ])("is a season, an offer or a country in %s: %s", (language, text) => {
    expect(dateIn(text, language, "EU")).toBeNull();
  });
});

describe("one day on which a text was changed and began to hold", () => {
  it.each([
    ["en", "Last updated and effective 1 May 2026\nRevised on 25 January 2026"],
    ["en", "Effective and last updated: 1 May 2026\nRevised on 25 January 2026"],
    ["en", "Effective date / last updated: 1 May 2026\nRevised on 25 January 2026"],
    ["en", "Updated and in force from 1 May 2026\nRevised on 25 January 2026"],
    ["de", "Diese Erklärung wurde geändert und gilt ab 1. Mai 2026\nStand: 25. Januar 2026"],
    ["de", "Gültig ab und zuletzt geändert am: 1. Mai 2026\nStand: 25. Januar 2026"],
    ["fr", "En vigueur et mise à jour : 1er mai 2026\nVersion du 25 janvier 2026"],
    ["es", "En vigor y actualizada: 1 de mayo de 2026\nVersión: 25 de enero de 2026"],
    ["fr", "En vigueur et mise a jour : 1er mai 2026\nModification : 25 janvier 2026"],
    ["de", "Gültig ab und geandert: 1. Mai 2026\nStand: 25. Januar 2026"],
    ["zh", "生效及更新日期：2026年5月1日\n发布日期：2026年1月25日"],
    ["zh", "生效及更新日期：二零二六年五月一日\n发布日期：二零二六年一月二十五日"],
    ["zh", "本政策统一更新及生效日期：二零二六年五月一日\n发布日期：二零二六年一月二十五日"],
    ["ja", "施行日・改定日：2026年5月1日\n制定日：2026年1月25日"],
  ])("is its last change, though it was changed before, in %s: %s", (language, text) => {
    expect(dateIn(text, language, "EU")).toBe("2026-05-01");
  });

  it.each([
    ["en", "Last revised on 25 January 2026\nEffective date of the updated policy: 1 May 2026"],
    ["en", "Last updated 25 January 2026 and effective 1 May 2026"],
    ["de", "Stand: 25. Januar 2026\nDiese geänderte Erklärung gilt ab 1. Mai 2026"],
    ["zh", "更新日期：2026年1月25日，生效日期：2026年5月1日"],
    ["zh", "本政策更新日期：二零二六年一月二十五日、生效日期：二零二六年五月一日"],
    ["zh", "本政策更新日期：二〇二六年一月二十五日、施行日期：二〇二六年五月一日"],
    ["zh", "生效日期：二零二六年五月一日、更新日期：二零二六年一月二十五日"],
    ["zh", "本政策更新日期：民國一一五年一月二十五日、施行日期：民國一一五年五月一日"],
  ])("is none where two days are named in %s: %s", (language, text) => {
    expect(dateIn(text, language, "EU")).toBe("2026-01-25");
  });
});

describe("a date in words", () => {
  it.each([
    [
      "en",
      "Passed at the meeting of Tuesday the twelfth of August, two thousand and twenty-five.",
      "2025-08-12",
    ],
    ["en", "Last updated on the twenty-second day of June twenty twenty-six", "2026-06-22"],
    ["en", "Looked over by the partners on the last day of February 2026.", "2026-02-28"],
    ["de", "Stand: erster März zweitausendsechsundzwanzig", "2026-03-01"],
    ["de", "Zuletzt geändert am einunddreißigsten Mai des Jahres 2026", "2026-05-31"],
    ["fr", "Mise à jour le vingt-deux juin deux mille vingt-six", "2026-06-22"],
    ["fr", "Relu par le bureau le dernier jour de janvier 2026.", "2026-01-31"],
    ["es", "Actualizado el veintisiete de abril de dos mil veintiséis", "2026-04-27"],
    ["it", "Ultimo aggiornamento: primo aprile duemilaventisei", "2026-04-01"],
    ["pt", "Atualizado em dois de fevereiro de dois mil e vinte e seis", "2026-02-02"],
    ["nl", "Laatst bijgewerkt op eenentwintig mei tweeduizend zesentwintig", "2026-05-21"],
    [
      "pl",
      "Ostatnia aktualizacja: dwudziestego drugiego czerwca dwa tysiące dwudziestego szóstego roku",
      "2026-06-22",
    ],
    ["sv", "Senast uppdaterad den tredje maj tjugohundratjugosex", "2026-05-03"],
    ["da", "Senest opdateret den niende marts totusindogseksogtyve", "2026-03-09"],
    ["cs", "(změněno k prvnímu dubnu 2026)", "2026-04-01"],
    ["pl", "Ostatnia zmiana: trzeci sierpnia 2026 r.", "2026-08-03"],
    ["de", "Stand: der dritte August 2026", "2026-08-03"],
    ["ru", "Последнее обновление: третье августа 2026 года", "2026-08-03"],
    ["ro", "Text schimbat ultima oară în ultima zi a lunii februarie 2026.", "2026-02-28"],
    ["ru", "Обновлено двадцать второго июня 2026 года", "2026-06-22"],
  ])("is read in %s: %s", (language, text, iso) => {
    expect(dateIn(text, language, "EU")).toBe(iso);
  });

  it("is quoted as it was written", () => {
    const text = "Notice\nLast updated:\nthe second of June two thousand and twenty-six\nWe keep little.";
    const found = lastUpdated(text, { language: "en", territories: ["GB"], now: NOW });
    expect(found?.quote).toContain("the second of June two thousand and twenty-six");
  });

  it.each([
    [
      "en",
      "Two thousand and twenty-five members have joined since the spring, the second of them our mayor.",
    ],
    ["de", "Zweitausendsechsundzwanzig Gäste kamen im ersten Jahr."],
    ["fr", "Nous avons deux mille vingt-six abonnés."],
  ])("is none where something is counted, in %s: %s", (language, text) => {
    expect(dateIn(text, language, "EU")).toBeNull();
  });
});

describe("several dates of one text", () => {
  it.each([
    [
      "nl",
      "Deze verklaring is vastgesteld op 6 januari 2025 en laatstelijk gewijzigd op 21 april 2026.",
      "2026-04-21",
    ],
    [
      "en",
      "This notice was adopted on 6 January 2025 and, after a hearing, amended on 21 April 2026.",
      "2026-04-21",
    ],
    [
      "fr",
      "La présente politique, adoptée le 6 janvier 2025, fut remaniée puis modifiée le 21 avril 2026.",
      "2026-04-21",
    ],
    ["cs", "Znění ze dne 12. března 2026 nahrazuje znění ze dne 1. září 2024.", "2026-03-12"],
    ["zh", "本须知自二〇二六年九月一日起更新,此前二〇二四年十一月十五日的文本不再使用。", "2026-09-01"],
    [
      "ko",
      "처음 쓴 날: 2022년 4월 2일\n고친 날: 2024년 8월 11일\n마지막으로 고친 날: 2026년 7월 20일",
      "2026-07-20",
    ],
    ["en", "This notice was revised on 6 January 2026 and was first published on 2 May 2019.", "2026-01-06"],
  ])("leave the last one in %s: %s", (language, text, iso) => {
    expect(dateIn(text, language, "EU")).toBe(iso);
  });
});

describe("what those did who decide on a text", () => {
  it.each([
    ["da", "Teksten er sidst rettet Mikkelsdag, den 29. september 2026.", "2026-09-29"],
    ["fi", "Tarkistettu viimeksi toukokuun 30. päivänä 2026.", "2026-05-30"],
    ["fi", "Laadittu 15.1.2024. Viimeisin muutos 3.3.2026.", "2026-03-03"],
    ["el", "Ημερομηνία τελευταίας αναθεώρησης: 14 Μαρτίου 2026", "2026-03-14"],
    ["fi", "Hyväksytty 2.5.2023, viimeksi muutettu 9.4.2026.", "2026-04-09"],
    ["it", "Testo corretto il 29 settembre 2026.", "2026-09-29"],
    ["en", "Reviewed by the partners on 22 June 2026.", "2026-06-22"],
    ["en", "Agreed by the committee on 3 March 2026.", "2026-03-03"],
    ["de", "Durchgesehen von der Praxisleitung am 4. Mai 2026.", "2026-05-04"],
    ["fr", "Validé en réunion de bureau le 6 février 2026.", "2026-02-06"],
    ["es", "Actualizado: a 27 de abril del año 2026", "2026-04-27"],
    ["es", "Apartamentos Cala Blanca – última revisión: 05/12/2025", "2025-12-05"],
    ["nl", "Besproken in het bestuur op 9 april 2026.", "2026-04-09"],
    ["ko", "고친 날: 2026. 3. 2.", "2026-03-02"],
  ])("dates it in %s: %s", (language, text, iso) => {
    expect(dateIn(text, language, "EU")).toBe(iso);
  });

  it.each([
    ["en", "Passed by the inspectors under the Fire Safety Act on 3 May 2026."],
    ["de", "Besprochen am 4. Mai 2026 im Mietvertrag."],
    ["fr", "Signé le 6 février 2026, le contrat de bail court trois ans."],
  ])("does not where it is another paper, in %s: %s", (language, text) => {
    expect(dateIn(text, language, "EU")).toBeNull();
  });
});

it.each([
  ["en", "We keep little.\nThe committee, 3 May 2026", "2026-05-03"],
  ["de", "Wir speichern wenig.\nDer Vorstand des Vereins – 3. Mai 2026", "2026-05-03"],
  ["fr", "Nous gardons peu.\nLa direction, Lyon, le 3 mai 2026", "2026-05-03"],
])("reads the date beside who signs at the end, in %s", (language, text, iso) => {
  expect(dateIn(text, language, "EU")).toBe(iso);
});

it("reads no date beside what begins, at the end", () => {
  expect(dateIn("We keep little.\nOpening of the season, 1 May 2026", "en", "EU")).toBeNull();
});

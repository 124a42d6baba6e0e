import { describe, expect, it } from "vitest";
import { NOW } from "../../testing/facts.ts";
import { lastUpdated } from "./dates.ts";

const dateIn = (text: string, language: string) =>
  lastUpdated(text, { language, territories: ["EU"], now: NOW })
    ?.date.toISOString()
    .slice(0, 10) ?? null;

describe("the date of something else", () => {
  it.each([
    ["terms", "en", "Terms of Service amended October 20, 2026."],
    ["terms", "de", "Nutzungsbedingungen, zuletzt geändert am 2. Oktober 2026."],
    ["terms", "fr", "Conditions générales de vente : version du 2 octobre 2026."],
    ["terms", "it", "Condizioni di servizio in vigore dal 1/10/2026."],
    ["terms", "cs", "Obchodní podmínky jsou aktualizovány, platné od 1. 10. 2026."],
    ["terms", "ja", "利用規約の改定：2026年10月20日"],
    ["terms", "ko", "게임 이용약관은 2026년 9월 1일부터 적용됩니다."],
    ["by-laws", "da", "Vedtægter senest ændret 20. marts 2026."],
    ["by-laws", "pl", "Statut z dnia 7 maja 2012 r., zmieniony 11 lutego 2026 r."],
    ["by-laws", "de", "Vereinssatzung, zuletzt geändert am 9. März 2026."],
    ["prices", "fr", "Tarifs applicables à partir du 1er juillet 2026, version du 3 juin 2026."],
    ["prices", "zh", "春茶价目表更新于2026年4月10日。"],
    ["prices", "ja", "料金表の改定：2026年10月1日"],
    ["a program", "en", "Version 4.2 of the game was released on October 2, 2026."],
    ["a program", "de", "App-Version 7.1 vom 3. November 2026."],
    ["a call", "pt", "Edital de bolsas publicado em 03/08/2026."],
    ["a report", "pl", "Sprawozdanie za rok 2025 przyjęto 30 czerwca 2026 r."],
    [
      "another statement",
      "en",
      "Accessibility statement prepared on 23 September 2020. It was last reviewed on 8 July 2026.",
    ],
    ["another statement", "fr", "Déclaration d'accessibilité mise à jour le 8 juillet 2026."],
    ["a contract", "en", "This policy belongs to the hosting agreement dated October 2, 2026."],
    ["a season", "en", "This season the rules of the game were changed on 2 October 2026."],
    ["a country", "zh", "日本门店的价目表更新于2026年4月10日。"],
  ])("is none of the policy's: that of %s in %s: %s", (_, language, other) => {
    expect(dateIn(`Text\n${other}\nText`, language)).toBeNull();
  });

  it.each([
    ["en", "Privacy policy\nLast updated: September 14, 2025.\nTerms of Service amended October 20, 2026."],
    ["de", "Datenschutzhinweise\nFassung 09/2025. AGB, Stand: 15. Oktober 2026."],
    ["fr", "Page relue en septembre 2025. Tarifs applicables au 1er juillet 2026."],
    ["da", "Vedtaget på bestyrelsesmødet den 14. september 2025. Vedtægter senest ændret 20. marts 2026."],
    ["ja", "最終改定：2025年9月15日　利用規約の改定：2026年10月20日"],
    ["en", "Privacy\nUpdated: September 8, 2025. Allergens of cakes updated November 3, 2026."],
    ["en", "Conduct revised 1 August 2026. This notice: 11 September 2025."],
    ["pt", "Tabela em vigor desde 1/10/2026 | Esta informação: revista em 20/09/2025"],
    ["ja", "診療日の改定：2026年11月1日　本方針の改定：2025年9月3日"],
    ["zh", "更新日期：2025年9月18日　课程更新日期：2026年10月30日"],
    [
      "es",
      "Versión 3.4 de la aplicación: 2 de noviembre de 2026. Texto vigente desde el 9 de septiembre de 2025.",
    ],
    ["sv", "Avtal med banken, daterat 2026-03-01. Uppdaterad i september 2025."],
  ])("does not hide the policy's own beside it in %s: %s", (language, text) => {
    expect(dateIn(text, language)).toContain("2025-09");
  });
});

it.each([
  "资本公告更新于2026年10月20日。",
  "菜单更新于2026年10月20日。",
  "库存更新日期：2026年10月20日",
  "商品发布日期：2026年10月20日",
  "新價格生效日期：2026年10月20日",
  "料金改定日：2026年10月20日",
  "在庫更新：2026年10月20日",
])("what was changed is no policy: %s", (text) => {
  expect(dateIn(`隐私政策\n${text}`, "zh")).toBeNull();
  expect(dateIn("隐私政策\n最近一次更新于2026年10月20日。", "zh")).toBe("2026-10-20");
});

it.each([
  "正式生效日期",
  "正式施行日期",
  "開始生效日期",
  "公开发布日期",
  "协议版本",
  "文件更新于",
  "指引更新日期",
  "一部改定",
  "一部改定日",
  "前回改定日",
  "直近改定日",
  "規程改定日",
])("what stands before a label in Chinese signs is a date's own: %s", (label) => {
  expect(dateIn(`隐私说明\n第一段说明。\n${label}：2026年10月20日\n以上。`, "zh")).toBe("2026-10-20");
  expect(dateIn(`隐私说明\n第一段说明。\n${label}：2026年10月20日\n以上。`, "ja")).toBe("2026-10-20");
});

it.each([
  ["it", "Condizioni e privacy\nAggiornate il 12 febbraio 2026. In vigore dal 1º marzo 2026.", "2026-02-12"],
  ["id", "Diperbarui: 20 Juli 2026\nMulai berlaku: 1 Agustus 2026", "2026-07-20"],
  ["vi", "Cập nhật: 20/07/2026\nCó hiệu lực: 01/08/2026", "2026-07-20"],
])(
  "the day of its change dates a text, and not the day from which it holds, in %s: %s",
  (language, text, iso) => {
    expect(dateIn(text, language)).toBe(iso);
  },
);

it.each([
  ["de", "Letzte Änderung der Regelung dieser Erklärung: 14. August 2025", "2025-08-14"],
  ["de", "Fassung 07/2026 – ersetzt die Fassung 03/2024", "2026-07-01"],
  ["en", "Notice version 3, approved by the Governance Board: 12 November 2025.", "2025-11-12"],
  ["cs", "Tento text platí od 7. 6. 2026.", "2026-06-07"],
  ["es", "Aprobado en sesión de 18 de junio de 2026.", "2026-06-18"],
  ["hu", "Elfogadva: 2026. március 4.", "2026-03-04"],
])("who decided on a text dates it in %s: %s", (language, text, iso) => {
  expect(dateIn(text, language)).toBe(iso);
});

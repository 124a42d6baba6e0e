import { describe, expect, it } from "vitest";
import { lastUpdated } from "./dates.ts";

const dated = (text: string, language: string) =>
  lastUpdated(text, { language, territories: ["EU"], now: "2026-11-18T00:00:00.000Z" })
    ?.date.toISOString()
    .slice(0, 10) ?? null;

describe("the day of a policy, told by a sentence", () => {
  it.each([
    ["en", "Reviewed by the governing body: 3 September 2021. Next review: 3 September 2023.", "2021-09-03"],
    [
      "cs",
      "Tyto zásady nabývají účinnosti dne 1. 3. 2026. Obchodní podmínky nabyly účinnosti dne 1. 10. 2026.",
      "2026-03-01",
    ],
    ["zh", "最近一次修正：2026 年 1 月 8 日", "2026-01-08"],
    [
      "ko",
      "이 개인정보 처리방침은 2026. 5. 1.부터 적용됩니다. 이전 처리방침(2023. 2. 1. ~ 2026. 4. 30.)은 보내 드립니다.",
      "2026-05-01",
    ],
    [
      "es",
      "Aviso legal revisado en octubre de 2026. Política de privacidad: versión de 20 de enero de 2026.",
      "2026-01-20",
    ],
    ["fr", "Règlement intérieur voté le 30 juin 2026. Notice affichée le 4 septembre 2026.", "2026-09-04"],
    ["de", "Wir haften für nichts.\nRostock, im März 2026", "2026-03-01"],
    ["fr", "Mutualité du Brabant – version du 16 mars 2026", "2026-03-16"],
    ["es", "Fecha de última revisión: 15/01/2026", "2026-01-15"],
    ["de", "Impressum: Stand 1.10.2026. Datenschutzerklärung: Stand 20.1.2026.", "2026-01-20"],
  ])("in %s: %s", (language, text, date) => {
    expect(dated(text, language)).toBe(date);
  });

  it.each([
    ["en", "Shipping rates effective October 1, 2026."],
    ["pt", "Horário de verão em vigor até 30 de setembro de 2026."],
    ["de", "Das Angebot ist gültig bis 1. Oktober 2026."],
    ["tr", "Fiyat listesi 1 Kasım 2026 tarihinde güncellendi."],
    ["en", "Accessibility statement prepared on 23 September 2020. It was last reviewed on 8 July 2026."],
    ["de", "Die nächste Überprüfung findet am 1. November 2026 statt."],
    ["fr", "Notre barème a été révisé par le conseil le 3 octobre 2026."],
  ])("is none of another paper’s or of a day to come, in %s: %s", (language, text) => {
    expect(dated(text, language)).toBeNull();
  });
});

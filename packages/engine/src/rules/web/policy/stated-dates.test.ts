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
    ["de", "Niedergeschrieben am 3. Mai 2026, als der Flieder blühte.", "2026-05-03"],
    ["de", "Wir haften für nichts.\n3. Mai 2026 niedergeschrieben, als der Flieder blühte.", "2026-05-03"],
    ["de", "Am 3. September 2026 niedergeschrieben, als es regnete.", "2026-09-03"],
    ["en", "Ask for the list in room 12. This notice was written on 3 October 2026.", "2026-10-03"],
    ["en", "Rewritten over Easter, 6 April 2026, with a cup of tea.", "2026-04-06"],
    ["fr", "Page relue un soir de pluie, le 2 octobre 2025.", "2025-10-02"],
    ["cs", "Napsáno v dílně 14. ledna 2026.", "2026-01-14"],
    ["sv", "Vi gick igenom sidan den 7 september 2026.", "2026-09-07"],
    ["zh", "2026年3月8日，开张前一天写好，贴出", "2026-03-08"],
    ["ja", "令和八年二月十日、雪の日に書き直しました。", "2026-02-10"],
    ["ko", "2026년 4월 2일 고침", "2026-04-02"],
    ["ar", "حُرر في جدة بتاريخ 5 مارس 2026م.", "2026-03-05"],
    ["ro", "Răspundem de tot.\nTârgu Mureș, 9 noiembrie 2025", "2025-11-09"],
    ["es", "Respondemos de todo.\nEn Santa Cruz, a 4 de mayo de 2026.", "2026-05-04"],
    ["fr", "Nous répondons de tout.\nFait à Lyon, le 3 mars 2026", "2026-03-03"],
    ["it", "Rispondiamo di tutto.\nIn Ascoli Piceno, 3 marzo 2026", "2026-03-03"],
    ["pt", "Respondemos por tudo.\nEm Viana, a 3 de março de 2026", "2026-03-03"],
    ["de", "Aufgeschrieben am 15. März 2026, wie die Weiden geblüht haben.", "2026-03-15"],
    ["sv", "Styrelsen gick igenom texten senast den 25 augusti 2026.", "2026-08-25"],
    ["fr", "Dernière retouche : 10 mars 2026", "2026-03-10"],
    ["en", "I wrote this out fresh on Sunday 7th June 2026.", "2026-06-07"],
    ["fr", "Écrit de ma main le premier jour du printemps, 21 mars 2026.", "2026-03-21"],
    ["es", "Puesto al día el 2 de mayo de 2026, con las cerezas ya coloradas.", "2026-05-02"],
    ["bg", "Медът идва от Странджа. Последна промяна: 2 май 2026 г.", "2026-05-02"],
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
    ["en", "The menu was written on 3 October 2026."],
    ["de", "Die Satzung wurde am 3. Oktober 2026 niedergeschrieben."],
    ["it", "Chiusi per ferie.\nSagra del paese, ritrovo alle 9, 4 ottobre 2026"],
    ["de", "Die Satzung wurde am 3. Oktober 2026 und am 4. November 2026 niedergeschrieben."],
    ["en", "This notice hangs in room 12. The timetable was reviewed on 3 October 2026."],
    ["en", "We answer for all of it.\nHarbour Lights Concert, 3 October 2026"],
    ["en", "We answer for all of it.\nSpring Sale Menu, 3 October 2026"],
    ["de", "Wir haften für alles.\nWein Käse Abend, 3. Oktober 2026"],
    ["en", "Harbour Lights, 3 October 2026\nWe answer for all of it.\nCome in.\nSit down."],
    ["en", "Our history, written on 3 October 2026."],
    ["en", "Written reviews of 3 October 2026 are shown below."],
    ["en", "Written exams, 3 October 2026."],
    ["es", "Escritos de clientes del 3 de octubre de 2026."],
    ["de", "Eine Geschichte, geschrieben am 3. Oktober 2026."],
    ["it", "Il ruolo dei contributi approvato il 3 ottobre 2026 resta depositato presso la sede."],
    ["fr", "Notre barème a été révisé par le conseil le 3 octobre 2026."],
  ])("is none of another paper’s or of a day to come, in %s: %s", (language, text) => {
    expect(dated(text, language)).toBeNull();
  });
});

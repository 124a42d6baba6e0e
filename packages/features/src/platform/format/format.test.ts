import { LANGUAGE_TAGS, LANGUAGES } from "@candor/api/entities";
import { describe, expect, it } from "vitest";
import { createFormatters } from "./format.ts";

const days = Array.from({ length: 12 }, (_, month) => new Date(2026, month, month + 4, month * 2, month * 5));
const LETTERS = { en: ["a", "b", "c", "d"], cn: ["甲", "乙", "丙", "丁"] };
const numbers = [0, 7, 999, 1_000, 12_345, 1_234_567, 1.5, 1_284.25, 0.1 + 0.2, -4, -12_345];

describe.each(LANGUAGES)("in %s it writes what the browser's formatters write", (language) => {
  const format = createFormatters(language);
  const tag = LANGUAGE_TAGS[language];

  it("for days and times", () => {
    const long = new Intl.DateTimeFormat(tag, { day: "numeric", month: "long" });
    const clock = new Intl.DateTimeFormat(tag, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
    for (const at of days) {
      // Chinese has one form of date on a screen: that of its tables.
      const day = language === "cn" ? format.day(at.toISOString()) : long.format(at);
      expect(format.longDay(at.toISOString())).toBe(day);
      expect(format.time(at.toISOString())).toBe(clock.format(at));
    }
  });

  it("for numbers", () => {
    const plain = new Intl.NumberFormat(tag);
    const share = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 0 });
    expect(numbers.map(format.count)).toEqual(numbers.map((number) => plain.format(number)));
    const ratios = Array.from({ length: 31 }, (_, passed) => passed / 30);
    expect(ratios.map(format.percent)).toEqual(ratios.map((ratio) => share.format(ratio)));
  });

  it("for lists", () => {
    const lists = [0, 1, 2, 3, 4].map((length) => LETTERS[language].slice(0, length));
    const sentence = new Intl.ListFormat(tag, { type: "conjunction" });
    const label = new Intl.ListFormat(tag, { type: "conjunction", style: "narrow" });
    expect(lists.map(format.list)).toEqual(lists.map((items) => sentence.format(items)));
    expect(lists.map(format.series)).toEqual(lists.map((items) => label.format(items)));
  });
});

it("leaves a blank between Latin letters and the Chinese word that joins them", () => {
  const { list } = createFormatters("cn");
  expect(list(["a.example", "b.example"])).toBe("a.example 和 b.example");
  expect(list(["甲", "S-20002", "乙"])).toBe("甲、S-20002 和乙");
  expect(list(["《民法典》", "GDPR"])).toBe("《民法典》和 GDPR");
});

it.each([
  ["en", "18 Sep 2026, 09:05", "18 Sep", "Sep", "European Union, Chinese mainland, Japan"],
  ["cn", "2026-09-18 09:05", "09-18", "9月", "欧盟、中国大陆、日本"],
] as const)("writes the house's own forms in %s", (language, dateTime, day, month, places) => {
  const format = createFormatters(language);
  const at = new Date(2026, 8, 18, 9, 5).toISOString();
  expect(format.dateTime(at)).toBe(dateTime);
  expect(format.day(at)).toBe(day);
  expect(format.month(at)).toBe(month);
  expect(format.places(["EU", "CN", "JP"])).toBe(places);
  expect([3, 0, -1_200].map(format.change)).toEqual(["+3", "±0", "−1,200"]);
  expect(format.details(["09-18", null, "Ada"])).toBe(language === "cn" ? "09-18，Ada" : "09-18, Ada");
  expect(format.sentences(["A.", false, "B."])).toBe(language === "cn" ? "A.B." : "A. B.");
});

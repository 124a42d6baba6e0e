import { expect, it } from "vitest";
import { fromDate, problemOf, readDay, toDate, writeDay } from "./days.ts";

it.each([
  ["2026-11-18", "2026-11-18"],
  ["2026/11/8", "2026-11-08"],
  ["20261118", "2026-11-18"],
  ["18 Nov 2026", "2026-11-18"],
  ["18 november 2026", "2026-11-18"],
  ["8Sept2026", "2026-09-08"],
  ["Nov 18, 2026", "2026-11-18"],
  ["  1-Jan-2027 ", "2027-01-01"],
  ["２０２６年１１月１８日", "2026-11-18"],
  ["2026 年 1 月 8 日", "2026-01-08"],
  ["29 Feb 2028", "2028-02-29"],
])("reads %s", (text, day) => {
  expect(readDay(text, "en")).toBe(day);
  expect(readDay(text, "zh-CN")).toBe(day);
});

it.each([
  "",
  "tomorrow",
  "29 Feb 2026",
  "2026-02-30",
  "2026-13-01",
  "03/04/2026",
  "18 Nov 26",
  "18 Ju 2026",
  "0026-01-01",
])("takes %j for no day", (text) => {
  expect(readDay(text, "en")).toBeNull();
});

it("writes a day as its language does, and reads what it wrote", () => {
  expect(writeDay("2026-11-18", "en")).toBe("18 Nov 2026");
  expect(writeDay("2026-11-18", "zh-CN")).toBe("2026-11-18");
  for (const locale of ["en", "en-GB", "zh-CN"]) {
    for (let month = 1; month <= 12; month += 1) {
      const day = `2026-${String(month).padStart(2, "0")}-09`;
      expect(readDay(writeDay(day, locale), locale)).toBe(day);
    }
  }
});

it("goes to a date and back in any month", () => {
  for (const day of ["2026-01-01", "2026-03-29", "2026-10-25", "2028-02-29"]) {
    expect(fromDate(toDate(day))).toBe(day);
  }
});

it("holds a day against its limits, both included", () => {
  expect(problemOf(null)).toBe("format");
  expect(problemOf("2026-11-18", "2026-11-18", "2026-11-18")).toBeNull();
  expect(problemOf("2026-11-17", "2026-11-18")).toBe("min");
  expect(problemOf("2026-11-19", undefined, "2026-11-18")).toBe("max");
});

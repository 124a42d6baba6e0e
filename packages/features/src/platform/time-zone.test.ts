import { expect, it } from "vitest";
import { utcOffset } from "./time-zone.ts";

it.each([
  [480, "UTC+8"],
  [-210, "UTC−3:30"],
  [345, "UTC+5:45"],
  [-300, "UTC−5"],
  [0, "UTC"],
])("writes a distance of %i minutes to UTC", (minutes, text) => {
  expect(utcOffset(new Date(), minutes)).toBe(text);
});

it("takes the reader's own distance at that instant", () => {
  const at = new Date("2026-07-18T06:20:00Z");
  expect(utcOffset(at)).toBe(utcOffset(at, -at.getTimezoneOffset()));
});

import { expect, test } from "vitest";
import { createFormatters } from "../platform/format/format.ts";
import { comparedAt } from "./compared-at.ts";
import { overview } from "./fixtures.ts";

const format = createFormatters("en");
const at = (before: string, assessed_at: string | null) => {
  const comparison = overview.comparison && { ...overview.comparison, at: before };
  return comparedAt({ comparison, assessed_at }, format, format.longDay);
};

test("a day stands for the assessment before, and its time as well where both are of one day", () => {
  expect(at("2026-11-20T09:00:00Z", "2026-11-26T09:00:00Z")).toBe(format.longDay("2026-11-20T09:00:00Z"));
  expect(at("2026-11-26T09:00:00Z", "2026-11-26T09:20:00Z")).toBe(format.dateTime("2026-11-26T09:00:00Z"));
  expect(comparedAt({ comparison: null, assessed_at: null }, format, format.day)).toBe("");
});

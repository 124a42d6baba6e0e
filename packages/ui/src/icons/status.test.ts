import { expect, it } from "vitest";
import { type CheckCounts, countOf, totalOf } from "./status.ts";

it("counts results it does not know as uncertain", () => {
  const counts = { critical: 2, uncertain: 1, superseded: 4 } as CheckCounts;
  expect(countOf(counts, "uncertain")).toBe(5);
  expect(totalOf(counts)).toBe(7);
});

it("takes what is no count for none", () => {
  const counts = { critical: Number.NaN, medium: -3, low: null, passed: "7", error: 1 };
  expect(totalOf(counts as unknown as CheckCounts)).toBe(1);
});

import { expect, it } from "vitest";
import type { CheckCounts } from "../../icons/status.ts";
import { companyCounts, siteCounts } from "../../internal/samples.ts";
import { allocate, tickAt } from "./allocate.ts";

const ticksOf = (counts: CheckCounts, slots: number) =>
  Object.fromEntries(allocate(counts, slots).runs.map(({ status, ticks }) => [status, ticks]));

it("gives each check its own tick when all fit, and ends the track there", () => {
  const { perTick, ticks, total } = allocate(siteCounts, 200);
  expect({ perTick, ticks, total }).toEqual({ perTick: 1, ticks: 124, total: 124 });
  expect(ticksOf(siteCounts, 124)).toEqual(siteCounts);
});

it("puts the worst first", () => {
  expect(allocate(siteCounts, 200).runs.map(({ status, start }) => [status, start])).toEqual([
    ["critical", 0],
    ["medium", 3],
    ["low", 11],
    ["potential", 22],
    ["uncertain", 26],
    ["error", 28],
    ["resolved", 29],
    ["passed", 30],
  ]);
});

it("fills the track exactly when one tick stands for several checks", () => {
  for (const slots of [8, 48, 100, 260, 545]) {
    expect(allocate(companyCounts, slots).ticks, `${slots} slots`).toBe(slots);
  }
});

it("keeps a tick for a single finding among thousands", () => {
  expect(ticksOf({ critical: 1, passed: 9_999 }, 48)).toEqual({ critical: 1, passed: 47 });
});

it("takes from the widest run when there is nothing passed to take from", () => {
  const counts = { critical: 1, medium: 1, low: 1, error: 500 };
  expect(ticksOf(counts, 10)).toEqual({ critical: 1, medium: 1, low: 1, error: 7 });
});

it("never hides a result, even when there are fewer slots than results", () => {
  expect(allocate(siteCounts, 3).runs).toHaveLength(8);
});

it("draws nothing from nothing", () => {
  expect(allocate({}, 48)).toEqual({ runs: [], ticks: 0, perTick: 1, total: 0 });
});

it("finds the tick of a check", () => {
  const own = allocate(siteCounts, 200);
  expect([0, 14, 123].map((position) => tickAt(own, position))).toEqual([0, 14, 123]);

  const shared = allocate(companyCounts, 48);
  const medium = shared.runs.find(({ status }) => status === "medium");
  expect(tickAt(shared, 6)).toBe(medium?.start);
  expect(tickAt(shared, 545)).toBe(47);
});

import { expect, it } from "vitest";
import { type CheckCounts, checkStatuses, totalOf } from "../../icons/status.ts";
import { companyCounts, siteCounts } from "../../internal/samples.ts";
import { cases } from "../../internal/seeded.ts";
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

const tracks = cases(300, (random) => ({
  slots: 8 + Math.floor(random() * 400),
  counts: Object.fromEntries(
    checkStatuses.filter(() => random() > 0.3).map((status) => [status, Math.floor(random() ** 3 * 4_000)]),
  ) as CheckCounts,
}));

it("fills any track: all ticks are used, each result present has one, and they stand side by side", () => {
  for (const { counts, slots } of tracks) {
    const { runs, ticks, perTick, total } = allocate(counts, slots);
    expect(ticks).toBe(Math.min(total, slots));
    expect(perTick >= 1).toBe(true);
    let next = 0;
    for (const run of runs) {
      expect(run.start).toBe(next);
      expect(run.ticks).toBeGreaterThanOrEqual(1);
      next += run.ticks;
    }
    expect(runs.reduce((sum, { count }) => sum + count, 0)).toBe(totalOf(counts));
  }
});

it("shares by the largest remainder: no result is more than a tick off, but for those that gave or kept their last", () => {
  for (const { counts, slots } of tracks) {
    const { runs, perTick } = allocate(counts, slots);
    if (perTick === 1) continue;
    const small = runs.filter(({ count }) => count < perTick).length;
    for (const { count, ticks, status } of runs) {
      const exact = count / perTick;
      expect(ticks).toBeLessThanOrEqual(Math.max(1, Math.floor(exact) + 1));
      // What the smallest keep comes from Passed, and from the widest run when there is none left.
      if (status !== "passed" && small === 0) expect(ticks).toBeGreaterThanOrEqual(Math.floor(exact));
    }
  }
});

it("finds a tick of the right result for every check", () => {
  for (const { counts, slots } of tracks.slice(0, 40)) {
    const allocation = allocate(counts, slots);
    let position = 0;
    for (const { start, ticks, count } of allocation.runs) {
      for (const place of [position, position + count - 1]) {
        expect(tickAt(allocation, place)).toBeGreaterThanOrEqual(start);
        expect(tickAt(allocation, place)).toBeLessThan(start + ticks);
      }
      position += count;
    }
  }
});

it("gives a tick that is left to the largest fraction", () => {
  expect(ticksOf({ critical: 14, medium: 16, passed: 70 }, 10)).toEqual({
    critical: 1,
    medium: 2,
    passed: 7,
  });
});

it("takes what is over from Passed, even where another run is wider", () => {
  const counts = { critical: 1, medium: 1, low: 1, error: 300, passed: 200 };
  expect(ticksOf(counts, 10)).toEqual({ critical: 1, medium: 1, low: 1, error: 5, passed: 2 });
});

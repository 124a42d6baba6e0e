import { expect, it } from "vitest";
import { axisOf, linePath, spread } from "./scale.ts";

const series = (...values: (number | null)[]) => [{ id: "a", label: "A", values }];

it("puts the axis on round steps around the values", () => {
  expect(axisOf(series(52, 71, 88), [0, 100])).toEqual({ min: 50, max: 90, grid: [50, 60, 70, 80, 90] });
});

it("does not blow up a change of one in a hundred", () => {
  expect(axisOf(series(99, 100), [0, 100])).toEqual({ min: 95, max: 100, grid: [95, 100] });
});

it("stays within what can occur", () => {
  expect(axisOf(series(1, 99), [0, 100])).toMatchObject({ min: 0, max: 100 });
  expect(axisOf(series(100), [0, 100]).max).toBe(100);
});

it("has a height when all values are the same or missing", () => {
  for (const values of [[78], [0, 0], [null], []]) {
    const { min, max, grid } = axisOf(series(...values), [0, 100]);
    expect(max).toBeGreaterThan(min);
    expect(grid.length).toBeGreaterThan(0);
  }
});

it("has an axis before there is any value, even without an upper bound", () => {
  expect(axisOf([], [0, Number.POSITIVE_INFINITY])).toMatchObject({ min: 0, max: 1 });
});

it("copes with large values", () => {
  const { grid } = axisOf(series(1_200, 48_210), [0, Number.POSITIVE_INFINITY]);
  expect(grid.length).toBeLessThanOrEqual(8);
});

it("leaves a gap where a point is missing", () => {
  expect(linePath([[0, 1], null, [2, 3], [4, 5]])).toBe("M0.0 1.0M2.0 3.0L4.0 5.0");
});

it("moves labels apart and keeps their order", () => {
  expect(spread([50, 52, 54], 16, 0, 200)).toEqual([50, 66, 82]);
  expect(spread([10, 90], 16, 0, 200)).toEqual([10, 90]);
});

it("keeps labels inside the chart", () => {
  expect(spread([199, 200, 198], 16, 0, 200)).toEqual([184, 200, 168]);
  expect(Math.min(...spread([0, 0, 0], 16, 8, 200))).toBe(8);
});

it("divides thousands and millions into a few round steps", () => {
  for (const high of [140, 999, 2_400, 9_153, 48_210, 1_300_000, 7e9]) {
    const { grid, max } = axisOf(series(0, high), [0, Number.POSITIVE_INFINITY]);
    expect(grid.length).toBeGreaterThanOrEqual(3);
    expect(grid.length).toBeLessThanOrEqual(8);
    expect(max).toBeGreaterThanOrEqual(high);
    expect(max).toBeLessThan(high * 1.7);
  }
});

import { expect, it } from "vitest";
import { nearestPoint, readPoint } from "./point-reading.ts";
import { textWidth } from "./text-width.ts";
import { stepTo } from "./use-reading.ts";

it("walks by arrows, jumps by Home and End and stops at both ends", () => {
  expect(stepTo("ArrowRight", 0, 3)).toBe(1);
  expect(stepTo("ArrowDown", 2, 3)).toBe(2);
  expect(stepTo("ArrowLeft", 0, 3)).toBe(0);
  expect(stepTo("PageDown", 0, 30)).toBe(10);
  expect(stepTo("End", 0, 30)).toBe(29);
  expect(stepTo("Home", 20, 30)).toBe(0);
  expect(stepTo("x", 1, 3)).toBeUndefined();
});

it("finds the nearest point within the points there are", () => {
  expect([0, 40, 70, 500].map((x) => nearestPoint(x, 36, 50, 4))).toEqual([0, 0, 1, 3]);
  expect(nearestPoint(100, 36, 0, 1)).toBe(0);
});

it("leaves a line out of a point it does not have", () => {
  const series = [
    { label: "shop", values: [1, 2] },
    { label: "app", values: [null, 3] },
  ];
  expect(readPoint(["Oct", "Nov"], series, 0, String)).toEqual({
    point: "Oct",
    values: [{ label: "shop", value: "1" }],
  });
  expect(readPoint(["Oct", "Nov"], series, 1, String).values).toHaveLength(2);
});

it("takes a Chinese sign for as wide as it is high", () => {
  expect(textWidth("标准合同", 12)).toBe(48);
  expect(textWidth("", 12)).toBe(0);
  expect(textWidth("No filed standard contract", 12)).toBeGreaterThan(140);
});

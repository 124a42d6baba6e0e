import { expect, it } from "vitest";
import { alignTrend, shortNames } from "./trend.ts";

const at = (month: number) => `2026-0${month}-19T06:20:00.000Z`;
const points = (...scores: [month: number, score: number][]) =>
  scores.map(([month, score]) => ({ at: at(month), score }));

it("puts every object on one row of assessments, with gaps where it took no part", () => {
  const trend = alignTrend([
    { object_id: "a", name: "a.example", points: points([1, 60], [3, 80]) },
    { object_id: "b", name: "b.example", points: points([2, 0]) },
    { object_id: "c", name: "c.example", points: [] },
  ]);
  expect(trend.instants).toEqual([at(1), at(2), at(3)]);
  expect(trend.series).toEqual([
    { id: "a", name: "a.example", values: [60, null, 80] },
    { id: "b", name: "b.example", values: [null, 0, null] },
  ]);
});

it("names points in time by the shortest form that tells them apart", () => {
  const writers = [(instant: string) => instant.slice(5, 7), (instant: string) => instant.slice(5, 10)];
  expect(shortNames([at(1), at(2)], writers)).toEqual(["01", "02"]);
  expect(shortNames([at(1), "2026-01-20T00:00:00.000Z"], writers)).toEqual(["01-19", "01-20"]);
  expect(shortNames([at(1), "2026-01-19T23:00:00.000Z"], writers)).toEqual(["01-19", "01-19"]);
});

import { expect, test } from "vitest";
import { cookiesCard } from "./fixtures.ts";
import { GRADUATIONS, LONGEST_MS, lanesOf, placeOf } from "./lifetimes.ts";

test("a ruler of lifetimes rises, and keeps what is too short or too long on it", () => {
  const places = GRADUATIONS.map(({ ms }) => placeOf(ms));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect([placeOf(0), placeOf(-5), placeOf(Number.MAX_VALUE)]).toEqual([0, 0, 1]);
  // Ten times as long is as far, wherever one stands.
  expect(placeOf(6e8) - placeOf(6e7)).toBeCloseTo(placeOf(6e6) - placeOf(6e5));
});

test("a cookie met in several visits is one, with the longest lifetime it had", () => {
  const lanes = lanesOf(cookiesCard);
  const advertising = lanes.find(({ purpose }) => purpose === "advertising");
  expect(advertising).toMatchObject({ session: 0, long: 1 });
  expect(advertising?.lifetimes.filter((ms) => ms > LONGEST_MS)).toHaveLength(1);
  expect(lanes.find(({ purpose }) => purpose === "necessary")).toMatchObject({ session: 1, lifetimes: [] });
  expect(lanes.reduce((sum, lane) => sum + lane.session + lane.lifetimes.length, 0)).toBe(4);
});

import { expect, test } from "vitest";
import { compareStates } from "./like-with-like.ts";

/** Runs of assessments on the days of November, newest first: `A1` is object A on the first. */
const runs = (...named: string[]) =>
  named.map((name) => ({
    objectId: name.slice(0, 1),
    assessmentId: `of day ${name.slice(1)}`,
    at: new Date(`2026-11-0${name.slice(1)}T00:00:00Z`),
    name,
  }));

/** Each object before and now, as it would be read aloud. */
function compared(...named: string[]) {
  const state = compareStates(runs(...named));
  return state?.pairs.map(({ before, now }) => `${before.name}-${now.name}`).sort();
}

test("nothing is compared until an object was assessed twice", () => {
  expect(compared()).toBeUndefined();
  expect(compared("B2", "A1")).toBeUndefined();
});

test("an object that was not assessed again keeps its last result on both sides", () => {
  expect(compared("A2", "A1", "B1")).toEqual(["A1-A2", "B1-B1"]);
  expect(compared("A3", "B2", "A1")).toEqual(["A1-A3", "B2-B2"]);
  expect(compareStates(runs("A3", "B2", "A1"))).toMatchObject({
    at: new Date("2026-11-02T00:00:00Z"),
    assessedAgain: 1,
  });
});

test("the last publication with a second result counts, and what came new with it or later is left out", () => {
  expect(compared("A2", "C2", "A1", "B1")).toEqual(["A1-A2", "B1-B1"]);
  expect(compared("D4", "B3", "A2", "A1", "B1")).toEqual(["A2-A2", "B1-B3"]);
});

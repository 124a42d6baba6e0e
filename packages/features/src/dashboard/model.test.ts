import { describe, expect, it } from "vitest";
import { counts, fresh, object, overview, running } from "./fixtures.ts";
import {
  changeOf,
  criticalChange,
  issuesOf,
  type Overview,
  pollMs,
  scopeOf,
  scoreBefore,
  sentenceOf,
  soundObjects,
  toNextLevel,
  totalOf,
} from "./model.ts";

const sentence = (some: Partial<Overview>) => {
  const whole = { ...overview, ...some };
  return sentenceOf(whole, whole.counts ?? counts({}));
};

it("counts checks and issues", () => {
  expect(totalOf(counts({ critical: 1, error: 2, passed: 3 }))).toBe(6);
  expect(issuesOf(counts({ critical: 1, medium: 1, low: 1, potential: 1, uncertain: 9, resolved: 9 }))).toBe(
    4,
  );
});

describe("sentenceOf", () => {
  it("counts critical issues and the objects that have them", () => {
    expect(sentence({})).toEqual({ kind: "critical", issues: 6, objects: 3, total: 5 });
  });

  it("counts only assessed objects where every object is listed", () => {
    const objects = [object(1, "a.example", { critical: 2 }), object(2, "b.example", null)];
    expect(sentence({ counts: counts({ critical: 2 }), objects, object_total: 2 })).toEqual({
      kind: "critical",
      issues: 2,
      objects: 1,
      total: 1,
    });
  });

  it("counts all objects where more exist than are listed", () => {
    expect(sentence({ object_total: 8 })).toMatchObject({ objects: 3, total: 8 });
  });

  it("leaves the objects out where unlisted ones may have critical issues too", () => {
    const objects = overview.objects.slice(0, 3);
    expect(sentence({ objects, object_total: 8 })).toEqual({ kind: "criticalOnly", issues: 6 });
  });

  it("says so when nothing is critical, and when there is no issue at all", () => {
    expect(sentence({ counts: counts({ medium: 2, potential: 1, passed: 9 }) })).toEqual({
      kind: "noCritical",
      issues: 3,
    });
    expect(sentence({ counts: counts({ passed: 10 }) })).toEqual({ kind: "none", checks: 10 });
    // What could not be decided is never said to be free of issues.
    expect(sentence({ counts: counts({ passed: 8, uncertain: 1, error: 1 }) })).toEqual({
      kind: "undecided",
      undecided: 2,
      checks: 10,
    });
  });
});

it("compares with the assessment before, where there is one", () => {
  expect(criticalChange(overview)).toBe(-4);
  expect(changeOf(overview, "passed")).toBe(9);
  expect(changeOf(overview, "potential")).toBe(0);
  expect(criticalChange({ ...overview, comparison: null })).toBeNull();
  expect(changeOf({ ...overview, comparison: null }, "passed")).toBeNull();
});

it("says which objects are behind a change, where they are not all of them", () => {
  expect(scopeOf(overview)).toEqual({ again: null, added: 0 });
  const comparison = overview.comparison && { ...overview.comparison, objects: 4, assessed_again: 1 };
  expect(scopeOf({ ...overview, comparison })).toEqual({ again: 1, added: 1 });
  expect(scopeOf({ ...overview, comparison: null })).toEqual({ again: null, added: 0 });
});

it("sets the score before beside today's only where both are of the same objects", () => {
  expect(scoreBefore(overview)).toEqual({ before: 71 });
  expect(scoreBefore({ ...overview, assessed_total: 6 })).toEqual({ before: 71, now: 78, objects: 5 });
  expect(scoreBefore({ ...overview, comparison: null })).toBeNull();
});

it("names the objects without a critical issue, only where all objects are listed", () => {
  expect(soundObjects(overview)).toEqual(["Example Shop for iOS", "1234-5678-9012"]);
  expect(soundObjects({ ...overview, object_total: 6 })).toEqual([]);
});

it.each([
  [0, { points: 50, level: "effective" }],
  [49, { points: 1, level: "effective" }],
  [50, { points: 40, level: "comprehensive" }],
  [78, { points: 12, level: "comprehensive" }],
  [90, { points: 10, level: "credible" }],
  [100, null],
])("measures the way from %i to the next level", (score, next) => {
  expect(toNextLevel(score)).toEqual(next);
});

it("looks again every two seconds while the engine works, and not at all when nothing is under way", () => {
  expect(pollMs(overview)).toBe(2_000);
  expect(pollMs({ ...overview, running: { ...running, state: "expert_review" } })).toBe(15_000);
  expect(pollMs(fresh)).toBe(false);
  expect(pollMs(undefined)).toBe(false);
});

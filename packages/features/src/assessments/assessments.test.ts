import { describe, expect, it } from "vitest";
import { daysUntil } from "./countdown.ts";
import { POLL_MS, pollOf, WAITING_POLL_MS } from "./poll.ts";
import { blockedBy, frameworksOf } from "./selection.ts";
import { assessmentSteps, finishedObjects } from "./steps.ts";

describe("assessmentSteps", () => {
  it.each([
    ["awaiting", ["now", "next", "next", "next"]],
    ["assessing", ["done", "now", "next", "next"]],
    ["expert_review", ["done", "done", "now", "next"]],
    ["complete", ["done", "done", "done", "done"]],
    ["failed", ["done", "failed", "next", "next"]],
  ] as const)("%s", (state, expected) => {
    expect(assessmentSteps(state).map((step) => step.state)).toEqual(expected);
  });
});

it("counts an object as finished when it is done or has failed", () => {
  const object = (step: "visit" | "done", failure: "timeout" | null) => ({ step, failure });
  const objects = [object("done", null), object("visit", "timeout"), object("visit", null)];
  expect(finishedObjects({ objects } as Parameters<typeof finishedObjects>[0])).toBe(2);
});

describe("daysUntil", () => {
  const now = Date.parse("2026-11-20T12:00:00.000Z");
  it.each([
    [null, 0],
    ["2026-11-20T11:59:59.000Z", 0],
    ["2026-11-20T12:00:01.000Z", 1],
    ["2026-11-21T12:00:00.000Z", 1],
    ["2026-12-02T11:00:00.000Z", 12],
  ])("%s is %d days", (at, days) => {
    expect(daysUntil(at, now)).toBe(days);
  });
});

it("names each law once, in the house's order", () => {
  expect(frameworksOf([{ territories: ["CN", "EU"] }, { territories: ["GB"] }])).toEqual([
    "gdpr",
    "eprivacy",
    "pipl",
  ]);
});

it("says first that an object is being assessed", () => {
  expect(blockedBy({ enabled: false, locked: true })).toBe("locked");
  expect(blockedBy({ enabled: false, locked: false })).toBe("disabled");
  expect(blockedBy({ enabled: true, locked: false })).toBeNull();
});

it("an assessment is asked about often while the server works, and now and then while it waits for a person", () => {
  const states = ["awaiting", "assessing", "expert_review", "failed", "complete"] as const;
  expect(states.map((state) => pollOf({ state }))).toEqual([
    POLL_MS,
    POLL_MS,
    WAITING_POLL_MS,
    WAITING_POLL_MS,
    false,
  ]);
});

import type { AssetType } from "@candor/api/entities";
import { describe, expect, it } from "vitest";
import { daysUntil } from "./countdown.ts";
import { POLL_MS, pollOf, WAITING_POLL_MS } from "./poll.ts";
import { blockedBy, frameworksOf, proposedDays } from "./selection.ts";
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
  const why = (enabled: boolean, locked: boolean, types: AssetType[] = ["website"]) =>
    blockedBy(
      { asset_type: "website", enabled, locked },
      types.map((asset_type) => ({ asset_type })),
    );
  expect(why(false, true, [])).toBe("locked");
  expect(why(false, false, [])).toBe("disabled");
  expect(why(true, false, ["aws"])).toBe("notOffered");
  expect(why(true, false)).toBeNull();
});

it("proposes the shortest rhythm of what is chosen, an entity's own, and none that the plan does not allow", () => {
  const types = [
    { asset_type: "website" as const, frequency_days: 30 },
    { asset_type: "business_entity" as const, frequency_days: 90 },
  ];
  const site = { asset_type: "website" as const };
  const own = { logo_url: null, contact: "", frameworks: [], frequency_days: 14 };
  const entity = { asset_type: "business_entity" as const, entity: own };
  expect(proposedDays([], types, 7)).toBeNull();
  expect(proposedDays([site], types, null)).toBe(30);
  expect(proposedDays([site, entity], types, 7)).toBe(14);
  expect(proposedDays([site, entity], types, 30)).toBe(30);
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

import { expect, it } from "vitest";
import { running } from "./fixtures.ts";
import { expectedAt, finishedObjects, stepStates } from "./running.ts";

it.each([
  ["awaiting", ["current", "ahead", "ahead", "ahead"]],
  ["assessing", ["done", "current", "ahead", "ahead"]],
  ["expert_review", ["done", "done", "current", "ahead"]],
  ["complete", ["done", "done", "done", "done"]],
  ["failed", ["done", "failed", "ahead", "ahead"]],
] as const)("shows the steps while %s", (state, states) => {
  expect(stepStates({ ...running, state }).map((step) => step.state)).toEqual(states);
});

it("counts finished objects and adds the estimated days", () => {
  expect(finishedObjects(running)).toBe(2);
  expect(expectedAt(running)).toBe("2026-11-22T01:12:00.000Z");
});

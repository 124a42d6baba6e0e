import type { ASSESSMENT_STATES } from "@candor/api/entities";
import { expect, test } from "vitest";
import { refusal, SCAN_ACTION_GROUPS } from "./actions.ts";

const allowed = (state: (typeof ASSESSMENT_STATES)[number]) =>
  SCAN_ACTION_GROUPS.flat().filter((action) => refusal(action, state) === null);

test.each([
  ["awaiting", ["fail"]],
  ["assessing", ["fail"]],
  ["expert_review", ["edit", "regenerate", "rescan", "publish", "fail"]],
  ["complete", []],
  ["failed", ["rescan"]],
] as const)("a scan that is %s allows %j", (state, actions) => {
  expect(allowed(state)).toEqual(actions);
});

test("the destructive action stands alone in the last group", () => {
  expect(SCAN_ACTION_GROUPS.at(-1)).toEqual(["fail"]);
});

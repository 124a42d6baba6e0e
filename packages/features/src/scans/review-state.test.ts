import { expect, test } from "vitest";
import { DEFAULT_REVIEW_STATE, formatReviewState, parseReviewState } from "./review-state.ts";

test("what is written can be read back", () => {
  const state = {
    resultId: "r-1",
    search: "cookie",
    status: "critical",
    objectId: "o-1",
    edited: true,
  } as const;
  expect(parseReviewState(formatReviewState(state))).toEqual(state);
});

test("the plain page has a plain address, and an unknown status is no filter", () => {
  expect(formatReviewState(DEFAULT_REVIEW_STATE).toString()).toBe("");
  expect(parseReviewState(new URLSearchParams("status=great&edited=yes"))).toEqual(DEFAULT_REVIEW_STATE);
});

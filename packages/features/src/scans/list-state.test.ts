import { expect, test } from "vitest";
import { changeListState, DEFAULT_LIST_STATE, formatListState, parseListState } from "./list-state.ts";

test("what is written can be read back", () => {
  const state = { search: "linden & co", state: "expert_review", page: 3, pageSize: 50 } as const;
  expect(parseListState(formatListState(state))).toEqual(state);
});

test("the plain list has a plain address", () => {
  expect(formatListState(DEFAULT_LIST_STATE).toString()).toBe("");
});

test.each(["page=0", "page=-1", "page=1.5", "page=x", "size=7", "state=lost", "state=toString"])(
  "an address it does not know gives the default: %s",
  (query) => {
    expect(parseListState(new URLSearchParams(query))).toEqual(DEFAULT_LIST_STATE);
  },
);

test("a text longer than the server takes is cut", () => {
  expect(parseListState(new URLSearchParams({ q: "a".repeat(300) })).search).toHaveLength(200);
});

test("a new filter starts at the first page", () => {
  const third = { ...DEFAULT_LIST_STATE, page: 3 };
  expect(changeListState(third, { state: "failed" })).toMatchObject({ state: "failed", page: 1 });
  expect(changeListState(third, { page: 4 }).page).toBe(4);
});

import { expect, test } from "vitest";
import { proseOf } from "./check-prose.ts";

const say = (text: string) => ({ en: text, cn: `${text} cn` });
const parts = {
  summary: say("seen"),
  what_is_wrong: say("wrong"),
  explain: say("why"),
  uncertain_reason: null,
};

test("a defect is seen, named and explained, in this order", () => {
  expect(proseOf(parts).map(({ en }) => en)).toEqual(["seen", "wrong", "why"]);
});

test("where nothing is wrong, nothing is said to be", () => {
  expect(proseOf({ ...parts, what_is_wrong: null })).toEqual([say("seen"), say("why")]);
});

test("a summary that is the reason of the doubt is left to it; another is kept", () => {
  const unsure = { ...parts, what_is_wrong: null };
  expect(proseOf({ ...unsure, uncertain_reason: say("seen") })).toEqual([say("why")]);
  expect(proseOf({ ...unsure, uncertain_reason: say("late") })).toEqual([say("seen"), say("why")]);
});

import { expect, test } from "vitest";
import { LINDEN, person, teamOf } from "./fixtures.ts";
import {
  memberChoices,
  memberSchema,
  type StaffMember,
  setFor,
  toMemberChange,
  toMemberForm,
} from "./member-settings.ts";

const [plain] = teamOf([person("Lin Yue")]).list as [StaffMember];
const set: StaffMember = {
  ...plain,
  ...{
    menu_ids: ["/checks"],
    internal_review_only: "Review",
    default_index: "/checks",
    language_fixed: true,
  },
};

test("what was not touched is not sent, and what is emptied is taken away", () => {
  expect(toMemberChange(set, toMemberForm(set))).toEqual({ user_id: plain.id, seen: {} });
  expect(toMemberChange(set, toMemberForm(plain))).toEqual({
    ...{
      user_id: plain.id,
      menu_ids: null,
      internal_review_only: null,
      default_index: null,
      language_fixed: false,
    },
    seen: {
      menu_ids: ["/checks"],
      internal_review_only: "Review",
      default_index: "/checks",
      language_fixed: true,
    },
  });
  expect(setFor(set)).toEqual(["items", "banner", "first", "fixed"]);
  expect(setFor(plain)).toEqual([]);
});

test.each([
  ["", true],
  ["/checks", true],
  ["/assessment/website", true],
  ["/checks?statuses=critical,medium", true],
  ["/nowhere", false],
  ["checks", false],
  ["//evil.example", false],
  ["/checks#top", false],
])("a first page may be %s: %s", (first, allowed) => {
  const schema = memberSchema(memberChoices(LINDEN));
  expect(schema.safeParse({ ...toMemberForm(plain), first }).success).toBe(allowed);
});

test("what a person is shown starts from what the company shows", () => {
  const usual = memberChoices({ ...LINDEN, menu_ids: ["/checks"] }).filter((choice) => choice.usual);
  expect(usual.map(({ id }) => id)).toEqual(["/checks"]);
});

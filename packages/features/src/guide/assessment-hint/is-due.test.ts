import { PLANS } from "@candor/api/entities";
import { expect, test } from "vitest";
import { owner } from "../../shell/fixtures.ts";
import { isHintDue } from "./is-due.ts";

const due = { ...owner, last_scan: 3, guide_status: 1, front_values: { assessment_status: 0 } };

test("comes when all four conditions hold", () => {
  expect(isHintDue(due)).toBe(true);
  for (const product_version of [PLANS.essential, PLANS.professional, PLANS.enterprise]) {
    expect(isHintDue({ ...due, company: { ...due.company, product_version } })).toBe(true);
  }
});

test.each([
  ["nothing is assessed yet", { last_scan: 0 }],
  ["the hint was seen", { front_values: { assessment_status: 1 } }],
  ["the guide is unread", { guide_status: 0 }],
  ["the plan is a trial", { company: { ...due.company, product_version: PLANS.freetrial } }],
])("stays away while %s", (_, change) => {
  expect(isHintDue({ ...due, ...change })).toBe(false);
});

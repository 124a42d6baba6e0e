import * as z from "zod/mini";
import { citation } from "../entities/checks.ts";
import { bilingual, id, statusCounts } from "../entities/common.ts";
import { FRAMEWORKS } from "../entities/tables.ts";
import { CUSTOMER, CUSTOMER_READ, defineEndpoint } from "./endpoint.ts";

const scenario = z.object({
  id: z.string(),
  title: bilingual,
  followed: z.boolean(),
  /** Laws that its checks rest on. */
  frameworks: z.array(z.enum(FRAMEWORKS)),
  /** Over the objects asked for, as last published. */
  counts: statusCounts,
  /** Passed of checks with a verdict. */
  passed: z.int(),
  total: z.int(),
});

const scope = {
  /** All of the company's when empty. */
  object_ids: z._default(z.array(id).check(z.maxLength(100)), []),
};

export const listScenarios = defineEndpoint({
  id: "compliance.list",
  method: "POST",
  path: "/api/portal/v2/compliance/list",
  access: CUSTOMER_READ,
  request: z.object({
    ...scope,
    frameworks: z._default(z.array(z.enum(FRAMEWORKS)), []),
    /** Only those the caller follows, or only others. */
    followed: z.optional(z.boolean()),
    search: z._default(z.string().check(z.trim(), z.maxLength(200)), ""),
  }),
  reply: z.object({ list: z.array(scenario) }),
  doc: "Compliance scenarios: the checks grouped by what they protect, with how the company stands in each.",
});

export const getScenario = defineEndpoint({
  id: "compliance.detail",
  method: "POST",
  path: "/api/portal/v2/compliance/detail",
  access: CUSTOMER_READ,
  request: z.object({ id: z.string().check(z.minLength(1), z.maxLength(80)), ...scope }),
  reply: z.object({
    scenario,
    intro: bilingual,
    /** Its parts, each with how the company stands. */
    categories: z.array(
      z.object({ title: bilingual, counts: statusCounts, passed: z.int(), total: z.int() }),
    ),
    /** Every article that its checks rest on, once. */
    citations: z.array(citation),
    /** Steps towards passing what fails now, worst first; empty when nothing fails. */
    solution: z.array(
      z.object({
        check_id: z.string(),
        title: bilingual,
        steps: z.object({ en: z.array(z.string()), cn: z.array(z.string()) }),
        objects: z.int(),
      }),
    ),
  }),
  errors: ["check.scenario_not_found"],
  doc: "One scenario: what it is about, how the company stands and what to do. Its checks come from check.list with `scenarios`.",
});

export const followScenario = defineEndpoint({
  id: "compliance.follow",
  method: "POST",
  path: "/api/portal/v2/compliance/follow",
  access: CUSTOMER,
  request: z.object({ id: z.string().check(z.minLength(1), z.maxLength(80)), followed: z.boolean() }),
  reply: z.object({ id: z.string(), followed: z.boolean() }),
  errors: ["check.scenario_not_found"],
  keepDuplicates: true,
  doc: "Follows a scenario, or stops to. Each person for themselves.",
});

import * as z from "zod/mini";
import * as calls from "../../contract/results/risks.ts";
import { RISK_CATEGORIES, RISK_RESOLUTIONS, RISK_SORTS } from "../../contract/results/risks.ts";
import { bilingual, chosen, id, instant } from "../../entities/common.ts";
import { ASSET_TYPES, LEVELS } from "../../entities/tables.ts";
import { defineEndpoint } from "../endpoint.ts";
import { paging, searching } from "../paging.ts";

const risk = z.object({
  check_id: z.string(),
  /** Worst level among the objects in which it is open; among all that have it where each is marked resolved. */
  level: z.enum(LEVELS),
  title: bilingual,
  /** Id of its compliance scenario. */
  scenario_id: z.string(),
  scenario: bilingual,
  category: bilingual,
  /** Objects that have it, those marked resolved among them. */
  objects: z.int(),
  /** Objects in which it was looked for. */
  assessed: z.int(),
  /** Objects of `objects` that are marked resolved. */
  resolved: z.int(),
  resolution: z.enum(RISK_RESOLUTIONS),
  /** Type of the objects; null where they are of several. */
  asset_type: z.nullable(z.enum(ASSET_TYPES)),
  /** When it was first published as detected in one of them. */
  first_seen: instant,
  /** People it is assigned to, in one object or more. */
  owners: z.array(z.object({ id, name: z.string() })),
  /** Objects in which it is assigned to nobody. */
  unassigned: z.int(),
  /** Jira issues made of it, at most three. */
  issues: z.array(z.object({ key: z.string(), url: z.string() })),
  issue_total: z.int(),
});
export type Risk = z.infer<typeof risk>;

/** What the register and its export filter and sort by. */
export const riskFilters = {
  /** One assessment; each object's last published one when absent. */
  assessment_id: z.optional(id),
  category: z._default(z.enum(RISK_CATEGORIES), "all"),
  /** Leaves out what is marked resolved in every object: that is of no level, as among the checks. */
  levels: chosen(z.enum(LEVELS)),
  /** Ids of compliance scenarios. */
  scenarios: z._default(z.array(z.string().check(z.maxLength(80))), []),
  resolutions: chosen(z.enum(RISK_RESOLUTIONS)),
  /** People it is assigned to; null stands for nobody. */
  owners: chosen(z.nullable(id)),
  ...searching,
  sort: z._default(z.enum(RISK_SORTS), "level"),
  descending: z._default(z.boolean(), false),
};

export const listRisks = defineEndpoint(calls.listRisks, {
  request: z.object({
    ...riskFilters,
    ...paging,
  }),
  reply: z.object({
    list: z.array(risk),
    /** Risks that match the filters. */
    total: z.int(),
    /** Risks of the category, before filters. */
    all: z.int(),
    /** Of those, by level, and those that are marked resolved in every object. */
    level_counts: z.record(z.enum(LEVELS), z.int()),
    resolved_count: z.int(),
    /** Of those, by scenario. */
    scenario_counts: z.array(z.object({ id: z.string(), title: bilingual, total: z.int() })),
    /** People that any of those is assigned to. */
    owners: z.array(z.object({ id, name: z.string() })),
    /** Risks of each category. */
    category_counts: z.record(z.enum(RISK_CATEGORIES), z.int()),
    /** Objects in which a risk of the category is open, and all that were assessed. */
    objects: z.int(),
    assessed: z.int(),
    /** When the state was published; null before the first publication. */
    as_of: z.nullable(instant),
  }),
  doc: "The risk register: one row for each check that fails, over all assets. Search and title order follow Accept-Language.",
});

import * as z from "zod/mini";
import * as calls from "../../contract/results/decisions.ts";
import { DECISION_SORTS, DECISION_STATES } from "../../contract/results/decisions.ts";
import { bilingual, chosen, id, instant } from "../../entities/common.ts";
import { DECISION_KINDS, MANUAL_DURATIONS, ROLES } from "../../entities/tables.ts";
import { defineEndpoint } from "../endpoint.ts";
import { paging, searching } from "../paging.ts";

const decision = z.object({
  id,
  at: instant,
  kind: z.enum(DECISION_KINDS),
  /** Who decided, by the name of that day. */
  by: z.string(),
  /** A member of the operator's staff. */
  by_staff: z.boolean(),
  /** What it is about: a check in an object; null for what is about neither. */
  check: z.nullable(
    z.object({
      check_id: z.string(),
      title: bilingual,
      object_name: z.string(),
      /** The check as it is now; null where it is not shown any more. */
      result_id: z.nullable(id),
    }),
  ),
  /** Whose role was changed, and to what. */
  person: z.nullable(z.object({ name: z.string(), role: z.enum(ROLES) })),
  /** What was published. */
  assessment: z.nullable(z.object({ id, number: z.int() })),
  reason: z.nullable(z.string()),
  /** How long it is meant to stand; null for what is done once. */
  until: z.nullable(z.enum(MANUAL_DURATIONS)),
  /** Since when it is no longer in force. */
  ended_at: z.nullable(instant),
});
export type Decision = z.infer<typeof decision>;

/** What the ledger and its export filter by. */
export const decisionFilters = {
  kinds: chosen(z.enum(DECISION_KINDS)),
  /** Names of who decided. */
  by: chosen(z.string().check(z.maxLength(200))),
  state: z.optional(z.enum(DECISION_STATES)),
  /** Only what was decided at this instant or later. */
  since: z.optional(instant),
  /** In the reason, the names of people and objects, and the titles of checks in the language of Accept-Language. */
  ...searching,
  sort: z._default(z.enum(DECISION_SORTS), "at"),
  /** Newest first. */
  descending: z._default(z.boolean(), true),
};

export const listDecisions = defineEndpoint(calls.listDecisions, {
  request: z.object({ ...decisionFilters, ...paging }),
  reply: z.object({
    list: z.array(decision),
    /** Decisions that match the filters. */
    total: z.int(),
    /** Before filters. */
    all: z.int(),
    /** Of those, how many still stand. */
    in_force: z.int(),
    /** Everyone who decided anything, by name. */
    people: z.array(z.string()),
  }),
  doc: "The ledger: each manual status, mark, restoration, change of role and publication, with who, when, why, and whether it still stands.",
});

import * as z from "zod/mini";
import * as calls from "../../contract/results/check-actions.ts";
import { BULK_MAX, REASON_MAX } from "../../contract/results/check-actions.ts";
import { id, instant } from "../../entities/common.ts";
import { checkRow } from "../../entities/results/checks.ts";
import { MANUAL_DURATIONS } from "../../entities/tables.ts";
import { defineEndpoint } from "../endpoint.ts";

/**
 * `changed_at` of the check as the caller saw it. A check that somebody changed since is refused with
 * `check.changed`; without it whatever stands is changed.
 */
const seen = z.optional(instant);

const several = z.array(z.object({ id, seen })).check(z.minLength(1), z.maxLength(BULK_MAX));

/** What became of several checks: an answer for each, in the order asked for. */
export const bulkAnswers = z.object({
  /** How many were changed. */
  done: z.int(),
  list: z.array(
    z.object({
      /** Why not: a code of the catalogue, and its words in the language of Accept-Language. Null where it was. */
      refused: z.nullable(z.object({ code: z.string(), message: z.string() })),
    }),
  ),
});

export const setCheckOwner = defineEndpoint(calls.setCheckOwner, {
  request: z.object({ id, seen, owner_id: z.nullable(id) }),
  reply: checkRow,
  errors: ["check.not_found", "check.not_current", "check.changed", "check.owner_unknown"],
  doc: "Assigns a check to a member of the team, or to nobody. It stays so over the next assessments.",
});

export const setCheckResolved = defineEndpoint(calls.setCheckResolved, {
  request: z.object({ id, seen, resolved: z.boolean() }),
  reply: checkRow,
  errors: [
    "check.not_found",
    "check.not_current",
    "check.changed",
    "check.not_failing",
    "check.not_resolved",
  ],
  doc: "Marks a failing check as resolved, or takes the mark away. For administrators, and for the member it is assigned to. The next assessment shows what it then detects.",
});

export const setCheckPassed = defineEndpoint(calls.setCheckPassed, {
  request: z.object({
    id,
    seen,
    duration: z.enum(MANUAL_DURATIONS),
    /** Required: what is missing is told by a message of its own. */
    reason: z.string().check(z.trim(), z.maxLength(REASON_MAX)),
  }),
  reply: checkRow,
  errors: [
    "check.not_found",
    "check.not_current",
    "check.changed",
    "check.already_passed",
    "check.reason_missing",
  ],
  doc: "Sets a check to Passed by hand, until the next assessment or forever. The detected result is kept beside it.",
});

export const restoreCheck = defineEndpoint(calls.restoreCheck, {
  request: z.object({ id, seen }),
  reply: checkRow,
  errors: ["check.not_found", "check.not_current", "check.changed", "check.not_manual"],
  doc: "Takes a manual status away: the detected result stands again, and its duration ends.",
});

export const setCheckOwners = defineEndpoint(calls.setCheckOwners, {
  request: z.object({ checks: several, owner_id: z.nullable(id) }),
  reply: bulkAnswers,
  errors: ["check.owner_unknown"],
  doc: "Assigns up to 100 checks at once, as `check.setOwner` does one. What cannot be is told row by row; the others are done.",
});

export const setChecksResolved = defineEndpoint(calls.setChecksResolved, {
  request: z.object({ checks: several, resolved: z.boolean() }),
  reply: bulkAnswers,
  doc: "Marks up to 100 failing checks as resolved at once, or takes the marks away. What cannot be is told row by row; the others are done.",
});

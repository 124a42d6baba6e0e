import * as z from "zod/mini";
import { checkRow } from "../entities/checks.ts";
import { id } from "../entities/common.ts";
import { MANUAL_DURATIONS } from "../entities/tables.ts";
import { CUSTOMER, defineEndpoint, OWNER } from "./endpoint.ts";

/** Longest reason for a change of status. */
export const REASON_MAX = 1000;

export const setCheckOwner = defineEndpoint({
  id: "check.setOwner",
  method: "POST",
  path: "/api/portal/v2/check/set-owner",
  access: OWNER,
  request: z.object({ id, owner_id: z.nullable(id) }),
  reply: checkRow,
  errors: ["check.not_found", "check.not_current", "check.owner_unknown"],
  keepDuplicates: true,
  doc: "Assigns a check to a member of the team, or to nobody. It stays so over the next assessments.",
});

export const setCheckResolved = defineEndpoint({
  id: "check.setResolved",
  method: "POST",
  path: "/api/portal/v2/check/set-resolved",
  access: CUSTOMER,
  request: z.object({ id, resolved: z.boolean() }),
  reply: checkRow,
  errors: ["check.not_found", "check.not_current", "check.not_failing", "check.not_resolved"],
  keepDuplicates: true,
  doc: "Marks a failing check as resolved, or takes the mark away. For administrators, and for the member it is assigned to. The next assessment shows what it then detects.",
});

export const setCheckPassed = defineEndpoint({
  id: "check.setPassed",
  method: "POST",
  path: "/api/portal/v2/check/set-passed",
  access: OWNER,
  request: z.object({
    id,
    duration: z.enum(MANUAL_DURATIONS),
    /** Required: what is missing is told by a message of its own. */
    reason: z.string().check(z.trim(), z.maxLength(REASON_MAX)),
  }),
  reply: checkRow,
  errors: ["check.not_found", "check.not_current", "check.already_passed", "check.reason_missing"],
  keepDuplicates: true,
  doc: "Sets a check to Passed by hand, until the next assessment or forever. The detected result is kept beside it.",
});

export const restoreCheck = defineEndpoint({
  id: "check.restore",
  method: "POST",
  path: "/api/portal/v2/check/restore",
  access: OWNER,
  request: z.object({ id }),
  reply: checkRow,
  errors: ["check.not_found", "check.not_current", "check.not_manual"],
  keepDuplicates: true,
  doc: "Takes a manual status away: the detected result stands again, and its duration ends.",
});

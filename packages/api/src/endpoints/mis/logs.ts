import * as z from "zod/mini";
import * as calls from "../../contract/mis/logs.ts";
import { LOG_DAYS, LOG_FAULTS } from "../../contract/mis/logs.ts";
import { EXPORT_FORMATS } from "../../contract/results/exports.ts";
import { ACTOR_KINDS, auditEntry } from "../../entities/accounts/logs.ts";
import { id, instant } from "../../entities/common.ts";
import { defineEndpoint } from "../endpoint.ts";
import { paging, searching } from "../paging.ts";
import { seenFields } from "../seen.ts";

const logFilters = {
  /** A person's name or e-mail, a company's name, a part of an action, or a whole address. */
  ...searching,
  actor_kind: z.optional(z.enum(ACTOR_KINDS)),
  company_id: z.optional(id),
  target_id: z.optional(id),
  /** A whole action, `company.update`, or its first part. */
  action: z.optional(z.string().check(z.trim(), z.maxLength(80))),
  from: z.optional(instant),
  to: z.optional(instant),
  /** A whole address. */
  address: z.optional(z.string().check(z.trim(), z.maxLength(45))),
};

export const listLogs = defineEndpoint(calls.listLogs, {
  request: z.object({ ...logFilters, ...paging }),
  reply: z.object({
    list: z.array(auditEntry),
    /** At most 10,000. */
    total: z.int(),
    /** There are more than `total`: narrow the time to reach them. */
    more: z.boolean(),
    /** Every action in the log, for the filter. */
    actions: z.array(z.string()),
  }),
  doc: "The audit log, newest first: every change, by whom and from where.",
});

export const exportLogs = defineEndpoint(calls.exportLogs, {
  request: z.object({ ...logFilters, format: z._default(z.enum(EXPORT_FORMATS), "csv") }),
  reply: z.null(),
  doc: "The filtered lines as a file, newest first, each with its place in the chain and its hash. The export is logged.",
});

export const checkLogs = defineEndpoint(calls.checkLogs, {
  request: z.object({}),
  reply: z.object({
    /** Lines in the chain. */
    lines: z.int(),
    last_seq: z.int(),
    /** Hash of the last line: noted elsewhere, it proves later that none before it was changed. */
    last_hash: z.string(),
    /** The first line that is not as it was written, or is missing; null: all are there. */
    fault: z.nullable(z.object({ kind: z.enum(LOG_FAULTS), seq: z.int(), at: z.nullable(instant) })),
  }),
  perMinute: 6,
  doc: "Reads the whole log and says whether a line was changed or removed since it was written.",
});

const settings = {
  /** Days for which lines are kept; null: for ever. */
  keep_days: z.nullable(z.int().check(z.minimum(LOG_DAYS.min), z.maximum(LOG_DAYS.max))),
};

const settingsReply = z.object({
  ...settings,
  /** The oldest line. */
  first_at: z.nullable(instant),
});

export const logSettings = defineEndpoint(calls.logSettings, {
  request: z.object({}),
  reply: settingsReply,
  doc: "For how long lines of the audit log are kept.",
});

export const saveLogSettings = defineEndpoint(calls.saveLogSettings, {
  request: z.object({ ...settings, seen: seenFields(z.object(settings)) }),
  reply: settingsReply,
  errors: ["mis.changed_meanwhile"],
  doc: "Sets for how long lines are kept. Older ones are removed within the hour, which is itself a line of the log.",
});

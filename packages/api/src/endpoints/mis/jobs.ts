import * as z from "zod/mini";
import * as calls from "../../contract/mis/jobs.ts";
import { JOB_KINDS, JOB_STATES } from "../../contract/mis/jobs.ts";
import { id, instant } from "../../entities/common.ts";
import { SCAN_FAILURES } from "../../entities/tables.ts";
import { defineEndpoint } from "../endpoint.ts";
import { paging } from "../paging.ts";
import { endReason } from "./scan-review.ts";

const job = z.object({
  id,
  kind: z.enum(JOB_KINDS),
  state: z.enum(JOB_STATES),
  /** The object, the website or the message, and to whom, that it is about; null where that is gone. */
  about: z.nullable(z.string()),
  /** The assessment that a scan is a part of, and whose; null for a visitor's website and for all other jobs. */
  assessment: z.nullable(z.object({ id, company: z.string() })),
  /** Tries so far, and how many it has. */
  tries: z.int(),
  tries_max: z.int(),
  created_at: instant,
  /** Of its last try. */
  started_at: z.nullable(instant),
  ended_at: z.nullable(instant),
  /** Not before this instant; null where it does not wait. */
  next_at: z.nullable(instant),
  /** Why its last try failed, secrets masked. */
  error: z.nullable(z.string()),
  /** Why a scan that is `completed` has no results: the visit failed, and its customer or visitor was told. */
  failure: z.nullable(z.enum(SCAN_FAILURES)),
});
export type Job = z.infer<typeof job>;

export const listJobs = defineEndpoint(calls.listJobs, {
  request: z.object({
    kind: z.optional(z.enum(JOB_KINDS)),
    state: z.optional(z.enum(JOB_STATES)),
    /** Those with a `failure` alone. */
    failed_visit: z.optional(z.boolean()),
    ...paging,
  }),
  reply: z.object({
    list: z.array(job),
    total: z.int(),
    /** How many there are in each state, of all kinds. */
    counts: z.record(z.enum(JOB_STATES), z.int()),
    /** How many of those that are `completed` have a `failure`. */
    failed_visits: z.int(),
  }),
  doc: "Jobs, the newest first: those that wait, that run, and that ended in the last days.",
});

const refused = [
  "mis.not_found",
  "mis.job_waits",
  "mis.job_active",
  "mis.job_completed",
  "mis.job_failed",
  "mis.job_cancelled",
] as const;

export const retryJob = defineEndpoint(calls.retryJob, {
  request: z.object({ id, kind: z.enum(JOB_KINDS) }),
  reply: z.object({}),
  errors: [...refused, "mis.activity_not_ready", "object.locked", "object.disabled", "object.not_found"],
  doc: "Gives a job that failed or was cancelled another try, at once: an assessment or a request that ended with it begins again, in a new job. A job in another state is left as it is.",
});

export const cancelJob = defineEndpoint(calls.cancelJob, {
  request: z.object({
    id,
    kind: z.enum(JOB_KINDS),
    /** Required where the job has an `assessment`: its customer reads it. */
    reason: z.optional(endReason),
  }),
  reply: z.object({}),
  errors: [...refused, "mis.changed_meanwhile", "mis.activity_not_ready"],
  doc: "Ends a job. A message or a link that waits is not sent. The assessment of a scan that waits or is under way is marked as failed: its workers stop, its objects are let go of, and its customer reads why; a visitor's request likewise, without a reason. A message or a link that is under way ends by itself.",
});

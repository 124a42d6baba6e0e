import * as z from "zod/mini";
import { id, instant } from "../entities/common.ts";
import { defineEndpoint, staff } from "./endpoint.ts";
import { paging } from "./paging.ts";

const access = staff("super");

/** What outlives a request: an assessment of one object, the delivery of a message, a link that was asked for. */
export const JOB_KINDS = ["scan", "mail", "link"] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/**
 * `created` waits for a worker, `retry` for its next try; `cancelled` ended for a cause that would come again, or by
 * hand; `failed` has used up its tries.
 */
export const JOB_STATES = ["created", "retry", "active", "completed", "cancelled", "failed"] as const;
export type JobState = (typeof JOB_STATES)[number];

const job = z.object({
  id,
  kind: z.enum(JOB_KINDS),
  state: z.enum(JOB_STATES),
  /** The object, the website or the message that it is about; null where that is gone. */
  about: z.nullable(z.string()),
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
});
export type Job = z.infer<typeof job>;

export const listJobs = defineEndpoint({
  id: "job.list",
  method: "POST",
  path: "/api/mis/v2/job/list",
  access,
  request: z.object({
    kind: z.optional(z.enum(JOB_KINDS)),
    state: z.optional(z.enum(JOB_STATES)),
    ...paging,
  }),
  reply: z.object({
    list: z.array(job),
    total: z.int(),
    /** How many there are in each state, of all kinds. */
    counts: z.record(z.enum(JOB_STATES), z.int()),
  }),
  doc: "Jobs, the newest first: those that wait, that run, and that ended in the last days.",
});

const refused = ["mis.not_found", "mis.changed_meanwhile"] as const;

export const retryJob = defineEndpoint({
  id: "job.retry",
  method: "POST",
  path: "/api/mis/v2/job/retry",
  access,
  request: z.object({ id, kind: z.enum(JOB_KINDS) }),
  reply: z.object({}),
  errors: refused,
  keepDuplicates: true,
  doc: "Gives a job that failed or was cancelled another try, at once. A job in another state is left as it is.",
});

export const cancelJob = defineEndpoint({
  id: "job.cancel",
  method: "POST",
  path: "/api/mis/v2/job/cancel",
  access,
  request: z.object({
    id,
    /** A scan is marked as failed instead, with a reason that its customer reads. */
    kind: z.enum(["mail", "link"]),
  }),
  reply: z.object({}),
  errors: refused,
  keepDuplicates: true,
  doc: "Ends a job that waits: its message or link is not sent. One that is under way ends by itself.",
});

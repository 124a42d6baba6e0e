import { defineCall, staff } from "../call.ts";

const access = staff("super");

/** What outlives a request: an assessment of one object, the delivery of a message, a link that was asked for. */
export const JOB_KINDS = ["scan", "mail", "link"] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/**
 * `created` waits for a worker, `retry` for its next try; `cancelled` was ended by hand; `failed` has used up its tries, or
 * its cause would come again.
 */
export const JOB_STATES = ["created", "retry", "active", "completed", "cancelled", "failed"] as const;
export type JobState = (typeof JOB_STATES)[number];

export const listJobs = defineCall({
  id: "job.list",
  method: "POST",
  path: "/api/mis/v2/job/list",
  access,
});

export const retryJob = defineCall({
  id: "job.retry",
  method: "POST",
  path: "/api/mis/v2/job/retry",
  access,
  keepDuplicates: true,
});

export const cancelJob = defineCall({
  id: "job.cancel",
  method: "POST",
  path: "/api/mis/v2/job/cancel",
  access,
  keepDuplicates: true,
});

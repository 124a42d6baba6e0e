import { cancelJob, type Job, listJobs, type RequestOf, retryJob } from "@candor/api/contract";
import { useEndpointMutation } from "../platform/index.ts";

/** What staff may do to a job. */
export type JobAction = "retry" | "cancel";

/** What a job's state allows. A message that is under way ends by itself, an assessment within minutes only. */
export function jobActions({ state, kind, about }: Pick<Job, "state" | "kind" | "about">): JobAction[] {
  const actions: JobAction[] = [];
  // Where what it was to assess is deleted with its company, it would end at once and say that it is done.
  const hasWork = kind !== "scan" || about !== null;
  if (hasWork && (state === "failed" || state === "cancelled" || state === "retry")) actions.push("retry");
  if (state === "created" || state === "retry" || (state === "active" && kind === "scan"))
    actions.push("cancel");
  return actions;
}

const writes = { quiet: true, invalidates: [listJobs] };

export const useCancelJob = () => useEndpointMutation(cancelJob, writes);

/** What each action does. */
export function useJobActions(): Record<JobAction, (job: Job) => Promise<unknown>> {
  const retry = useEndpointMutation(retryJob, writes);
  const cancel = useCancelJob();
  const asked = ({ id, kind }: Job): RequestOf<typeof retryJob> => ({ id, kind });
  return { retry: (job) => retry.mutateAsync(asked(job)), cancel: (job) => cancel.mutateAsync(asked(job)) };
}

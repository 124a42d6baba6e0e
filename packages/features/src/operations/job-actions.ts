import { cancelJob, type Job, listJobs, retryJob } from "@candor/api/contract";
import { useEndpointMutation } from "../platform/index.ts";

/** What staff may do to a job. */
export type JobAction = "retry" | "cancel";

/** What a job's state allows. An assessment is not cancelled here: it is marked as failed, with a reason. */
export function jobActions({ state, kind }: Pick<Job, "state" | "kind">): JobAction[] {
  const actions: JobAction[] = [];
  if (state === "failed" || state === "cancelled" || state === "retry") actions.push("retry");
  if ((state === "created" || state === "retry") && kind !== "scan") actions.push("cancel");
  return actions;
}

/** What each action does. */
export function useJobActions(): Record<JobAction, (job: Job) => Promise<unknown>> {
  const writes = { quiet: true, invalidates: [listJobs] };
  const retry = useEndpointMutation(retryJob, writes);
  const cancel = useEndpointMutation(cancelJob, writes);
  return {
    retry: ({ id, kind }) => retry.mutateAsync({ id, kind }),
    cancel: async ({ id, kind }) => kind !== "scan" && cancel.mutateAsync({ id, kind }),
  };
}

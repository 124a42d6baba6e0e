import type { ActivityScan } from "@candor/api/entities";
import { useMarkFailed, usePublish, useRescan } from "./queries.ts";

/** What staff may do with a request. */
export const REQUEST_ACTIONS = ["publish", "rescan", "fail"] as const;
export type RequestAction = (typeof REQUEST_ACTIONS)[number];

/** What a request's state allows, as the server has it. */
export function actionsOf({ state }: Pick<ActivityScan, "state">): RequestAction[] {
  if (state === "expert_review") return ["publish", "rescan", "fail"];
  if (state === "failed") return ["rescan"];
  return state === "confirmed" || state === "assessing" ? ["fail"] : [];
}

/** What each does. */
export function useRequestActions(): Record<RequestAction, (id: string) => Promise<unknown>> {
  const publish = usePublish();
  const rescan = useRescan();
  const fail = useMarkFailed();
  return {
    publish: (id) => publish.mutateAsync({ id }),
    rescan: (id) => rescan.mutateAsync({ id }),
    fail: (id) => fail.mutateAsync({ id }),
  };
}

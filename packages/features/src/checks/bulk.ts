import { BULK_MAX, type ListedCheck, setCheckOwners, setChecksResolved } from "@candor/api/contract";
import type { IssueCheck } from "../jira/index.ts";
import { useEndpointMutation } from "../platform/index.ts";
import type { Reader } from "./permissions.ts";
import { changed } from "./work.ts";

/** What is asked of several checks: each as it was seen. */
export const asSeen = (checks: readonly { id: string; changed_at: string }[]) =>
  checks.slice(0, BULK_MAX).map(({ id, changed_at }) => ({ id, seen: changed_at }));

export const useSetOwners = () => useEndpointMutation(setCheckOwners, { ...changed, quiet: true });
export const useSetAllResolved = () => useEndpointMutation(setChecksResolved, { ...changed, quiet: true });

export const BULK_ACTIONS = ["owner", "resolve", "unresolve", "jira"] as const;
export type BulkKind = (typeof BULK_ACTIONS)[number];

/** One of the chosen checks. */
export type BulkCheck = IssueCheck & Pick<ListedCheck, "resolution" | "owner_id" | "issue" | "changed_at">;

type Worked = Pick<BulkCheck, "resolution" | "owner_id" | "issue">;

/** The actions that at least one of the chosen checks allows to this reader, and those that go nowhere left out. */
export function offeredForAll(checks: readonly Worked[], { id, role, preview }: Reader): readonly BulkKind[] {
  const leads = role === "owner" || preview;
  const mine = checks.filter(({ owner_id }) => leads || owner_id === id);
  const any = {
    owner: leads,
    resolve: mine.some(({ resolution }) => resolution === "unmark_resolved"),
    unresolve: mine.some(({ resolution }) => resolution === "mark_resolved"),
    jira: checks.some(({ issue }) => issue === null),
  };
  return BULK_ACTIONS.filter((action) => any[action]);
}

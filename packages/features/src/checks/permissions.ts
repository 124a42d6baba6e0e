import type { CheckDetail, CurrentUser } from "@candor/api/entities";

export type Reader = Pick<CurrentUser, "id" | "role" | "preview"> & Partial<Pick<CurrentUser, "plan_ended">>;

/**
 * What a reader is offered: an administrator everything, a member the mark on what is assigned to them. A preview is
 * offered what an administrator is, and told that it may not. Nothing of an earlier assessment changes.
 */
export function offered(check: CheckDetail, { id, role, preview }: Reader) {
  const leads = role === "owner" || preview;
  const { current, manual, status, resolution, owner_id } = check;
  return {
    resolve: current && resolution !== "no_required" && (leads || owner_id === id),
    status: current && leads && (manual !== null || status !== "passed"),
    owner: current && leads,
  };
}

import { JOIN_STATUS, LINK_MS, type Member } from "@candor/api/entities";

/** Where somebody of the list stands: has joined, is invited, or was invited and the link has run out. */
export const MEMBER_STATUSES = ["active", "invited", "expired"] as const;
export type MemberStatus = (typeof MEMBER_STATUSES)[number];

export function memberStatusOf({
  join_status,
  expired,
}: Pick<Member, "join_status" | "expired">): MemberStatus {
  if (join_status !== JOIN_STATUS.pending) return "active";
  return expired ? "expired" : "invited";
}

/** The day that belongs to the state: when one joined, or when the link stops working; null where unknown. */
export function dayOf({ joined_at, invited_at }: Pick<Member, "joined_at" | "invited_at">): string | null {
  if (invited_at === null) return joined_at;
  return new Date(Date.parse(invited_at) + LINK_MS.invite).toISOString();
}

/** What a person of the list is called: an invited one has no name yet. */
export const nameOf = ({ name, email }: Pick<Member, "name" | "email">): string => name || email;

/** Is this the one administrator that the team has? */
export function isOnlyOwner(member: Member, team: readonly Member[]): boolean {
  const owners = team.filter((one) => one.role === "owner" && one.join_status === JOIN_STATUS.valid);
  return owners.length === 1 && owners[0]?.id === member.id;
}

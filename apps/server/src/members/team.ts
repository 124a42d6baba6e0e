import { JOIN_STATUS, type Member, PLAN_FEATURES, planOf } from "@candor/api/entities";
import { membersOf } from "../auth/users.ts";
import { and, asc, count, eq, isNotNull, ne, or, sql } from "../database/drizzle.ts";
import { appUser, type company, invitation } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";

type UserRow = typeof appUser.$inferSelect;
type InvitationRow = typeof invitation.$inferSelect;
type CompanyRow = typeof company.$inferSelect;

/** A person of the team, or one who was. */
export function toMember(row: UserRow, selfId: string): Member {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    position: row.position,
    join_status: row.removed_at ? JOIN_STATUS.removed : JOIN_STATUS.valid,
    joined_at: row.created_at.toISOString(),
    invited_at: null,
    expired: false,
    self: row.id === selfId,
  };
}

/** An invitation that is not answered yet. */
export function toPending(row: InvitationRow): Member {
  return {
    id: row.id,
    name: "",
    email: row.email,
    role: row.role,
    position: null,
    join_status: JOIN_STATUS.pending,
    joined_at: null,
    invited_at: row.sent_at.toISOString(),
    expired: row.expires_at.getTime() <= Date.now(),
    self: false,
  };
}

export const pendingOf = (companyId: string | typeof company.id) =>
  and(eq(invitation.company_id, companyId), eq(invitation.status, "pending"));

/** Members first, then those removed where asked for, then open invitations; each by time. */
export async function teamOf(
  db: Db,
  companyId: string,
  selfId: string,
  options: { removed: boolean },
): Promise<Member[]> {
  const gone = and(eq(appUser.company_id, companyId), isNotNull(appUser.removed_at));
  const people = await db
    .select()
    .from(appUser)
    .where(options.removed ? or(membersOf(companyId), gone) : membersOf(companyId))
    .orderBy(sql`${appUser.removed_at} nulls first`, asc(appUser.created_at), appUser.id);
  const open = await db
    .select()
    .from(invitation)
    .where(pendingOf(companyId))
    .orderBy(asc(invitation.created_at), invitation.id);
  return [...people.map((row) => toMember(row, selfId)), ...open.map(toPending)];
}

/** Members and open invitations that a plan allows. */
export const memberLimit = ({ product_version }: CompanyRow): number =>
  PLAN_FEATURES[planOf(product_version)].members;

/** Members and open invitations, all but the invitation of `email`. */
export async function seatsTaken(db: Db, companyId: string, email = ""): Promise<number> {
  const [people] = await db.select({ n: count() }).from(appUser).where(membersOf(companyId));
  const [open] = await db
    .select({ n: count() })
    .from(invitation)
    .where(and(pendingOf(companyId), ne(invitation.email, email)));
  return (people?.n ?? 0) + (open?.n ?? 0);
}

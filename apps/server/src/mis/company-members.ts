import type { changeCompanyMember, listCompanyMembers, ParsedRequestOf, ReplyOf } from "@candor/api/contract";
import { audit } from "../audit.ts";
import type { StaffMember } from "../auth/sessions.ts";
import { membersOf } from "../auth/users.ts";
import { and, eq } from "../database/drizzle.ts";
import { appUser, company } from "../database/schema.ts";
import type { Db, RootDb } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";
import { requireSeen } from "../http/seen.ts";
import { memberLimit, teamOf, toMember } from "../members/team.ts";

type UserRow = typeof appUser.$inferSelect;
type Flagged = ReplyOf<typeof changeCompanyMember>;

/** Nobody of the team asks. */
const NOBODY = "";

const NO_FLAGS = { menu_ids: null, internal_review_only: null, language_fixed: false, default_index: null };

const flagsOf = ({ menu_ids, internal_review_only, language_fixed, default_index }: UserRow) => ({
  ...{ menu_ids, internal_review_only, language_fixed, default_index },
});

/** A company's team, with what staff set for each. */
export async function companyMembers(db: Db, id: string): Promise<ReplyOf<typeof listCompanyMembers>> {
  const [row] = await db.select().from(company).where(eq(company.id, id));
  if (!row) throw new HttpError("member.company_not_found");
  const users = await db.select().from(appUser).where(eq(appUser.company_id, id));
  const flags = new Map(users.map((user) => [user.id, flagsOf(user)]));
  const team = await teamOf(db, id, NOBODY, { removed: true });
  return {
    list: team.map((one) => ({ ...one, ...(flags.get(one.id) ?? NO_FLAGS) })),
    limit: memberLimit(row),
  };
}

export async function changeMember(
  db: RootDb,
  { company_id: companyId, user_id: userId, seen, ...given }: ParsedRequestOf<typeof changeCompanyMember>,
  { staff }: { staff: StaffMember },
): Promise<Flagged> {
  const change = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return db.transaction(async (tx) => {
    const where = and(membersOf(companyId), eq(appUser.id, userId));
    const [before] = await tx.select().from(appUser).where(where).for("update");
    if (!before) throw new HttpError("mis.member_not_found");
    requireSeen(before, seen);
    const changed = Object.keys(change).length > 0;
    const [after] = changed ? await tx.update(appUser).set(change).where(where).returning() : [before];
    const detail = { before: flagsOf(before), after: change };
    if (changed) await audit(tx, { staff }, { action: "member.staff_update", target: userId, detail });
    const row = after ?? before;
    return { ...toMember(row, NOBODY), ...flagsOf(row) };
  });
}

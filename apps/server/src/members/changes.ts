import type { Member, Role } from "@candor/api/entities";
import { audit } from "../audit.ts";
import { voidLinksOf } from "../auth/links/links.ts";
import type { Customer } from "../auth/sessions.ts";
import { membersOf } from "../auth/users.ts";
import { lockCompany } from "../companies/lock-company.ts";
import { and, eq, ne } from "../database/drizzle.ts";
import { appUser, identity, session } from "../database/schema.ts";
import type { RootDb, Transaction } from "../database/transaction.ts";
import { decideRole, endRoleOf } from "../decisions/record.ts";
import { HttpError } from "../http/http-error.ts";
import { toMember } from "./team.ts";

async function memberIn(tx: Transaction, companyId: string, id: string) {
  const [row] = await tx
    .select()
    .from(appUser)
    .where(and(membersOf(companyId), eq(appUser.id, id)));
  if (!row) throw new HttpError("member.not_found");
  return row;
}

/** A team always has an owner: someone else must be one before this one stops. */
async function assertOtherOwner(tx: Transaction, companyId: string, id: string): Promise<void> {
  const [other] = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(membersOf(companyId), eq(appUser.role, "owner"), ne(appUser.id, id)))
    .limit(1);
  if (!other) throw new HttpError("member.last_owner");
}

/** Gives a member of the caller's team another role. It holds from their next request on. */
export async function setRole(
  db: RootDb,
  customer: Customer,
  { id, role }: { id: string; role: Role },
): Promise<Member> {
  const changed = await db.transaction(async (tx) => {
    await lockCompany(tx, customer.companyId);
    const row = await memberIn(tx, customer.companyId, id);
    if (row.role === "owner" && role !== "owner") await assertOtherOwner(tx, customer.companyId, id);
    await tx.update(appUser).set({ role }).where(eq(appUser.id, id));
    const detail = { from: row.role, to: role };
    await audit(tx, { customer }, { action: "member.role", target: id, detail });
    if (row.role !== role) await decideRole(tx, customer, { id, name: row.name, role });
    return { ...row, role };
  });
  return toMember(changed, customer.id);
}

/**
 * Takes a person out of the caller's team, or the caller themselves. Sessions, links, sign-on and password end at
 * once; what the person did keeps their name, and the e-mail can be invited again.
 */
export async function takeOut(db: RootDb, customer: Customer, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCompany(tx, customer.companyId);
    const row = await memberIn(tx, customer.companyId, id);
    if (row.role === "owner") await assertOtherOwner(tx, customer.companyId, id);
    await tx.update(appUser).set({ removed_at: new Date(), password_hash: null }).where(eq(appUser.id, id));
    await tx.delete(session).where(eq(session.user_id, id));
    await tx.delete(identity).where(eq(identity.user_id, id));
    await voidLinksOf(tx, id);
    await endRoleOf(tx, id);
    const action = id === customer.id ? "member.leave" : "member.remove";
    await audit(tx, { customer }, { action, target: id, detail: { email: row.email } });
  });
}

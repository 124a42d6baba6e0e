import type { AccountSession } from "@candor/api/entities";
import { audit } from "../audit.ts";
import { and, desc, eq, gt, isNull, ne } from "../database/drizzle.ts";
import { session } from "../database/schema.ts";
import type { Db, RootDb } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";
import { type Customer, endPreviews, type StaffMember } from "./sessions.ts";

/** Whose sessions they are. */
type Person = { customer: Customer } | { staff: StaffMember };

const meOf = (person: Person) => ("staff" in person ? person.staff : person.customer);

/** Previews of portals are no sign-ins of the staff who look at them, and stand in no list of them. */
const ownOf = (person: Person) =>
  "staff" in person
    ? and(eq(session.staff_id, person.staff.id), isNull(session.preview_company_id))
    : eq(session.user_id, person.customer.id);

/** The caller's sessions that are alive, the one seen last first. */
export async function sessionsOf(db: Db, person: Person): Promise<AccountSession[]> {
  const rows = await db
    .select()
    .from(session)
    .where(and(ownOf(person), gt(session.expires_at, new Date())))
    .orderBy(desc(session.last_seen_at), desc(session.created_at));
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    address: row.address,
    method: row.method,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    current: row.id === meOf(person).sessionId,
  }));
}

/** Nobody knows from which session a preview was opened: whoever ends one ends the previews too. */
const endPreviewsOf = async (tx: Db, person: Person) => {
  if ("staff" in person) await endPreviews(tx, person.staff.id);
};

/** Ends one of the caller's own sessions; another person's is as good as none. */
export async function revokeOwn(db: RootDb, person: Person, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx
      .delete(session)
      .where(and(eq(session.id, id), ownOf(person)))
      .returning({ id: session.id });
    if (ended.length === 0) throw new HttpError("auth.session_not_found");
    await endPreviewsOf(tx, person);
    await audit(tx, person, { action: "session.revoke", target: id });
  });
}

/** Ends all of the caller's own sessions but the one that asks. */
export async function revokeOthers(db: RootDb, person: Person): Promise<number> {
  const me = meOf(person);
  return db.transaction(async (tx) => {
    const ended = await tx
      .delete(session)
      .where(and(ownOf(person), ne(session.id, me.sessionId)))
      .returning({ id: session.id });
    await endPreviewsOf(tx, person);
    const detail = { ended: ended.length };
    await audit(tx, person, { action: "session.revoke_others", target: me.id, detail });
    return ended.length;
  });
}

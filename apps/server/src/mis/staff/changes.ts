import type { ParsedRequestOf, updateStaff } from "@candor/api/contract";
import { type Actor, audit } from "../../audit.ts";
import { voidStaffLinks } from "../../auth/links/links.ts";
import { endPreviews } from "../../auth/sessions.ts";
import { and, eq, ne } from "../../database/drizzle.ts";
import { session, staff } from "../../database/schema.ts";
import type { RootDb, Transaction } from "../../database/transaction.ts";
import { violatedConstraint } from "../../database/violation.ts";
import { HttpError } from "../../http/http-error.ts";
import { requireSeen } from "../../http/seen.ts";

type StaffRow = typeof staff.$inferSelect;

/** Who looks after accounts: a member of staff with `super`, or the operator at a command line. */
export interface StaffKeeper {
  actor: Exclude<Actor, { customer: unknown }>;
  address?: string;
}

/** Who may look after the others: has `super`, a password, and is not shut out. */
const keeps = ({ permissions, disabled_at, password_hash }: StaffRow) =>
  permissions.includes("super") && disabled_at === null && password_hash !== null;

/**
 * The account, and all others with it, held until the transaction ends: of two who take `super` from one another at
 * once, one stays.
 */
async function lockStaff(tx: Transaction, id: string): Promise<{ row: StaffRow; others: StaffRow[] }> {
  const all = await tx.select().from(staff).orderBy(staff.id).for("update");
  const row = all.find((one) => one.id === id);
  if (!row) throw new HttpError("mis.staff_not_found");
  return { row, others: all.filter((one) => one.id !== id) };
}

/** Refuses what would leave nobody who could look after accounts. */
function keepOne(before: StaffRow, after: StaffRow, others: readonly StaffRow[]): void {
  if (keeps(before) && !keeps(after) && !others.some(keeps)) throw new HttpError("mis.staff_last_super");
}

const toldOf = ({ username, email, permissions }: StaffRow) => ({ username, email, permissions });

/** An e-mail belongs to one account of staff. */
export async function unlessTaken<Done>(work: Promise<Done>): Promise<Done> {
  return work.catch((error: unknown) => {
    if (violatedConstraint(error) === "staff_email")
      throw new HttpError("mis.staff_email_taken", { email: "mis.staff_email_taken" });
    throw error;
  });
}

export async function changeStaff(
  db: RootDb,
  { id, seen, ...given }: ParsedRequestOf<typeof updateStaff>,
  { actor }: StaffKeeper,
): Promise<void> {
  const change = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const work = db.transaction(async (tx) => {
    const { row, others } = await lockStaff(tx, id);
    requireSeen(row, seen);
    if (Object.keys(change).length === 0) return;
    const after = { ...row, ...change };
    keepOne(row, after, others);
    await tx.update(staff).set(change).where(eq(staff.id, id));
    // A link went to the address before.
    if (after.email !== row.email) await voidStaffLinks(tx, id);
    const detail = { before: toldOf(row), after: change };
    await audit(tx, actor, { action: "staff.update", target: id, detail });
  });
  await unlessTaken(work);
}

/** Shuts a member of staff out, or lets them in again. */
export async function enableStaff(
  db: RootDb,
  { id, enabled }: { id: string; enabled: boolean },
  { actor }: StaffKeeper,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { row, others } = await lockStaff(tx, id);
    if (enabled === (row.disabled_at === null)) return;
    const disabled_at = enabled ? null : new Date();
    keepOne(row, { ...row, disabled_at }, others);
    await tx.update(staff).set({ disabled_at }).where(eq(staff.id, id));
    if (!enabled) {
      await voidStaffLinks(tx, id);
      await tx.delete(session).where(eq(session.staff_id, id));
    }
    const action = enabled ? "staff.enable" : "staff.disable";
    await audit(tx, actor, { action, target: id, detail: { email: row.email } });
  });
}

/** Ends all sessions of a member of staff, and previews with the links to them; `kept` is the caller's own. */
export async function endStaffSessions(
  db: RootDb,
  id: string,
  { actor }: StaffKeeper,
  kept?: string,
): Promise<number> {
  return db.transaction(async (tx) => {
    const { row } = await lockStaff(tx, id);
    await endPreviews(tx, id);
    const own = kept ? ne(session.id, kept) : undefined;
    const ended = await tx
      .delete(session)
      .where(and(eq(session.staff_id, id), own))
      .returning({ id: session.id });
    const detail = { email: row.email, ended: ended.length };
    await audit(tx, actor, { action: "staff.end_sessions", target: id, detail });
    return ended.length;
  });
}

import { randomBytes } from "node:crypto";
import { hashPassword } from "../auth/password.ts";
import { eq, inArray } from "../database/drizzle.ts";
import { appUser, session, setting, staff } from "../database/schema.ts";
import type { RootDb, Transaction } from "../database/transaction.ts";
import { DEMO_ACCOUNTS, DEMO_PASSWORD, seedDemo } from "./seed.ts";

const CLOSED = "demo_closed";
const emails = Object.values(DEMO_ACCOUNTS);

async function setPassword(tx: Transaction, password: string, disabled_at: Date | null): Promise<void> {
  const password_hash = await hashPassword(password);
  await tx.update(appUser).set({ password_hash }).where(inArray(appUser.email, emails));
  // Nor may one of them pass for the last who looks after accounts.
  await tx.update(staff).set({ password_hash, disabled_at }).where(inArray(staff.email, emails));
}

/** Creates the demo, or lets its people in again where it was closed. */
export async function openDemo(db: RootDb): Promise<void> {
  await seedDemo(db);
  await db.transaction(async (tx) => {
    const closed = await tx.delete(setting).where(eq(setting.key, CLOSED)).returning();
    if (closed.length > 0) await setPassword(tx, DEMO_PASSWORD, null);
  });
}

/**
 * Shuts the people of an earlier demo on the same data out: everyone knows their password. What they did stays.
 */
export async function closeDemo(db: RootDb): Promise<void> {
  const people = await db.select({ id: appUser.id }).from(appUser).where(inArray(appUser.email, emails));
  const experts = await db.select({ id: staff.id }).from(staff).where(inArray(staff.email, emails));
  if (people.length + experts.length === 0) return;
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
  await db.transaction(async (tx) => {
    const first = await tx
      .insert(setting)
      .values({ key: CLOSED, value: new Date().toISOString() })
      .onConflictDoNothing()
      .returning();
    if (first.length === 0) return;
    await setPassword(tx, randomBytes(32).toString("base64url"), new Date());
    await tx.delete(session).where(inArray(session.user_id, ids(people)));
    await tx.delete(session).where(inArray(session.staff_id, ids(experts)));
  });
}

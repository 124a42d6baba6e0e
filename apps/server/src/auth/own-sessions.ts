import type { AccountSession } from "@candor/api/entities";
import { and, desc, eq, gt, ne } from "drizzle-orm";
import { audit } from "../audit.ts";
import { session } from "../database/schema.ts";
import type { Db, RootDb } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";
import type { Customer } from "./sessions.ts";

/** The caller's sessions that are alive, the one seen last first. */
export async function sessionsOf(db: Db, customer: Customer): Promise<AccountSession[]> {
  const rows = await db
    .select()
    .from(session)
    .where(and(eq(session.user_id, customer.id), gt(session.expires_at, new Date())))
    .orderBy(desc(session.last_seen_at), desc(session.created_at));
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    address: row.address,
    method: row.method,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    current: row.id === customer.sessionId,
  }));
}

/** Ends one of the caller's own sessions; another person's is as good as none. */
export async function revokeOwn(db: RootDb, customer: Customer, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const ended = await tx
      .delete(session)
      .where(and(eq(session.id, id), eq(session.user_id, customer.id)))
      .returning({ id: session.id });
    if (ended.length === 0) throw new HttpError("auth.session_not_found");
    await audit(tx, { customer }, { action: "session.revoke", target: id });
  });
}

/** Ends all of the caller's own sessions but the one that asks. */
export async function revokeOthers(db: RootDb, customer: Customer): Promise<number> {
  return db.transaction(async (tx) => {
    const ended = await tx
      .delete(session)
      .where(and(eq(session.user_id, customer.id), ne(session.id, customer.sessionId)))
      .returning({ id: session.id });
    const detail = { ended: ended.length };
    await audit(tx, { customer }, { action: "session.revoke_others", target: customer.id, detail });
    return ended.length;
  });
}

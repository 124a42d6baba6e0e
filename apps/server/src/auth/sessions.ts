import { createHash, randomBytes } from "node:crypto";
import type { Role, StaffPermission } from "@candor/api/entities";
import { and, eq, gt, lt } from "drizzle-orm";
import type { Db } from "../database/open.ts";
import { appUser, company, session, staff } from "../database/schema.ts";

/** How long a session lives, in milliseconds. Signing in again is the only way to prolong it. */
export const SESSION_MS = { customer: 7 * 86_400_000, staff: 12 * 3_600_000 } as const;
export type SessionKind = keyof typeof SESSION_MS;

/** The signed-in customer behind a request. */
export interface Customer {
  sessionId: string;
  user: typeof appUser.$inferSelect;
  company: typeof company.$inferSelect;
  id: string;
  name: string;
  companyId: string;
  role: Role;
  /** Staff who look at the company's portal: everything may be read, nothing changed. */
  preview: boolean;
}

/** The signed-in member of staff behind a request. */
export interface StaffMember {
  sessionId: string;
  id: string;
  name: string;
  email: string;
  permissions: readonly StaffPermission[];
}

/** SHA-256 of a secret, hex: all that is ever stored of it. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/** 32 random bytes for a URL or a header. */
export const newToken = (): string => randomBytes(32).toString("base64url");

export async function startSession(
  db: Db,
  kind: SessionKind,
  ownerId: string,
): Promise<{ token: string; expires_at: string }> {
  const token = newToken();
  const expires = new Date(Date.now() + SESSION_MS[kind]);
  const owner = kind === "customer" ? { user_id: ownerId } : { staff_id: ownerId };
  await db.insert(session).values({ token_hash: hashToken(token), expires_at: expires, ...owner });
  return { token, expires_at: expires.toISOString() };
}

export async function endSession(db: Db, id: string): Promise<void> {
  await db.delete(session).where(eq(session.id, id));
}

/** Removes what has expired; sessions are checked against the clock anyway. */
export async function sweepSessions(db: Db): Promise<void> {
  await db.delete(session).where(lt(session.expires_at, new Date()));
}

const alive = (token: string) =>
  and(eq(session.token_hash, hashToken(token)), gt(session.expires_at, new Date()));

export async function findCustomer(db: Db, token: string): Promise<Customer | null> {
  const [row] = await db
    .select({ sessionId: session.id, user: appUser, company })
    .from(session)
    .innerJoin(appUser, eq(appUser.id, session.user_id))
    .innerJoin(company, eq(company.id, appUser.company_id))
    .where(alive(token));
  if (!row) return null;
  const { id, name, role, company_id: companyId } = row.user;
  return { ...row, id, name, role, companyId, preview: false };
}

export async function findStaff(db: Db, token: string): Promise<StaffMember | null> {
  const [row] = await db
    .select({ sessionId: session.id, staff })
    .from(session)
    .innerJoin(staff, eq(staff.id, session.staff_id))
    .where(alive(token));
  if (!row) return null;
  const { id, username, email, permissions } = row.staff;
  return { sessionId: row.sessionId, id, name: username, email, permissions };
}

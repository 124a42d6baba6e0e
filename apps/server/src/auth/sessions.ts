import { createHash, randomBytes } from "node:crypto";
import type { Role, SessionMethod, StaffPermission } from "@candor/api/entities";
import { and, eq, gt, isNotNull, isNull, lt, sql } from "../database/drizzle.ts";
import { preparedOn } from "../database/prepared.ts";
import { appUser, company, oneTimeLink, session, staff, staffPolicy } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { previewUser } from "./preview-user.ts";
import { COMPANY_OPEN } from "./suspension.ts";

/** How long a session lives, in milliseconds. Signing in again is the only way to prolong it. */
export const SESSION_MS = { customer: 7 * 86_400_000, staff: 12 * 3_600_000, preview: 3_600_000 } as const;
export type SessionKind = "customer" | "staff";

/** `last_seen_at` is written when it is older than this: not by every request. */
const SEEN_MS = 5 * 60_000;

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
  /** Has yet to set up the second factor that is required of all staff. */
  mustEnrol: boolean;
}

/** Where a session is begun from, and how. */
export interface Origin {
  address: string;
  device: string | null;
}

/** SHA-256 of a secret, hex: all that is ever stored of it. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/** 32 random bytes for a URL or a header. */
export const newToken = (): string => randomBytes(32).toString("base64url");

export interface IssuedSession {
  token: string;
  expires_at: string;
}

async function begin(
  db: Db,
  lifetime: number,
  values: Omit<typeof session.$inferInsert, "token_hash" | "expires_at">,
): Promise<IssuedSession> {
  const token = newToken();
  const expires = new Date(Date.now() + lifetime);
  await db.insert(session).values({ ...values, token_hash: hashToken(token), expires_at: expires });
  return { token, expires_at: expires.toISOString() };
}

export function startSession(
  db: Db,
  kind: SessionKind,
  ownerId: string,
  from: Partial<Origin> & { method?: SessionMethod } = {},
): Promise<IssuedSession> {
  const owner = kind === "customer" ? { user_id: ownerId } : { staff_id: ownerId };
  return begin(db, SESSION_MS[kind], { ...owner, ...from });
}

/** A session in which staff look at a company's portal. */
export function startPreview(
  db: Db,
  { staffId, companyId }: { staffId: string; companyId: string },
  from: Origin,
): Promise<IssuedSession> {
  const values = { staff_id: staffId, preview_company_id: companyId, method: "preview" as const, ...from };
  return begin(db, SESSION_MS.preview, values);
}

export async function endSession(db: Db, id: string): Promise<void> {
  await db.delete(session).where(eq(session.id, id));
}

/** Ends every preview that a member of staff has open, and the links that would open another. */
export async function endPreviews(db: Db, staffId: string): Promise<void> {
  // The links first: one that is being opened is waited for, and its session is then there to be ended.
  await db.delete(oneTimeLink).where(and(eq(oneTimeLink.staff_id, staffId), eq(oneTimeLink.kind, "preview")));
  await db.delete(session).where(and(eq(session.staff_id, staffId), isNotNull(session.preview_company_id)));
}

/** Removes what has expired; sessions are checked against the clock anyway. */
export async function sweepSessions(db: Db): Promise<void> {
  await db.delete(session).where(lt(session.expires_at, new Date()));
}

const alive = and(
  eq(session.token_hash, sql.placeholder("hash")),
  gt(session.expires_at, sql.placeholder("now")),
);
const ofToken = (token: string) => ({ hash: hashToken(token), now: new Date() });

// Every request asks one of these first: written once, and PostgreSQL parses it once on each connection. The embedded
// database takes no names of statements: there the writing alone is saved.
const customerSession = preparedOn((db) =>
  db
    .select({ session, user: appUser, company, staff })
    .from(session)
    .leftJoin(appUser, and(eq(appUser.id, session.user_id), isNull(appUser.removed_at)))
    .leftJoin(staff, and(eq(staff.id, session.staff_id), isNull(staff.disabled_at)))
    .innerJoin(company, eq(company.id, sql`coalesce(${appUser.company_id}, ${session.preview_company_id})`))
    .where(alive)
    .prepare("customer_session"),
);
const staffSession = preparedOn((db) =>
  db
    .select({ session, staff, required: staffPolicy.second_factor_required })
    .from(session)
    .innerJoin(staff, and(eq(staff.id, session.staff_id), isNull(staff.disabled_at)))
    .leftJoin(staffPolicy, eq(staffPolicy.id, true))
    .where(and(alive, isNull(session.preview_company_id)))
    .prepare("staff_session"),
);

async function seen(db: Db, { id, last_seen_at }: typeof session.$inferSelect): Promise<void> {
  if (Date.now() - last_seen_at.getTime() < SEEN_MS) return;
  await db.update(session).set({ last_seen_at: new Date() }).where(eq(session.id, id));
}

/** The customer, or the staff's preview, whose session a token is; null: nobody's, or of a company that is suspended. */
export async function findCustomer(db: Db, token: string): Promise<Customer | null> {
  const [row] = await customerSession(db).execute(ofToken(token));
  if (!row) return null;
  const preview = row.user === null;
  const user = row.user ?? (row.staff && previewUser(row.staff, row.company.id));
  if (!user) return null;
  if (!preview && row.company.company_status !== COMPANY_OPEN) return null;
  await seen(db, row.session);
  const { id, name, role, company_id: companyId } = user;
  return { sessionId: row.session.id, user, company: row.company, id, name, role, companyId, preview };
}

export async function findStaff(db: Db, token: string): Promise<StaffMember | null> {
  const [row] = await staffSession(db).execute(ofToken(token));
  if (!row) return null;
  await seen(db, row.session);
  const { id, username, email, permissions, second_factor_at } = row.staff;
  const mustEnrol = row.required === true && second_factor_at === null;
  return { sessionId: row.session.id, id, name: username, email, permissions, mustEnrol };
}

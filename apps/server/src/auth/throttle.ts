import { normalizeIP } from "@fastify/rate-limit";
import { eq, lt, sql } from "drizzle-orm";
import type { Db } from "../database/open.ts";
import { throttle } from "../database/schema.ts";
import { Refusal } from "../http/refusal.ts";
import { hashToken } from "./sessions.ts";

/** Tries allowed in a window, per account and per address. */
export interface Limits {
  account: number;
  address: number;
  windowMs: number;
}

const WINDOW_MS = 15 * 60_000;

/** Failed tries to sign in. */
export const SIGN_IN_LIMITS = { account: 5, address: 50, windowMs: WINDOW_MS } as const satisfies Limits;
/** Mails that anyone can have sent to an e-mail. */
export const MAIL_LIMITS = { account: 3, address: 20, windowMs: WINDOW_MS } as const satisfies Limits;
/** Invitations: one team may invite many, but nobody is to be written to again and again. */
export const INVITE_LIMITS = { account: 3, address: 100, windowMs: WINDOW_MS } as const satisfies Limits;
/** Codes of links tried; what counts as an account is the code. */
export const LINK_LIMITS = { account: 20, address: 50, windowMs: WINDOW_MS } as const satisfies Limits;

const keysOf = (kind: string, email: string, address: string) => ({
  account: hashToken(`${kind}:account:${email}`),
  // One customer of a provider has a whole network of the newer kind of addresses.
  address: hashToken(`${kind}:address:${normalizeIP(address, 64)}`),
});

async function count(db: Db, key: string, windowMs: number): Promise<number> {
  const ends = new Date(Date.now() + windowMs);
  const over = sql`${throttle.window_ends_at} < now()`;
  const [row] = await db
    .insert(throttle)
    .values({ key, count: 1, window_ends_at: ends })
    .onConflictDoUpdate({
      target: throttle.key,
      set: {
        count: sql`case when ${over} then 1 else ${throttle.count} + 1 end`,
        window_ends_at: sql`case when ${over} then excluded.window_ends_at else ${throttle.window_ends_at} end`,
      },
    })
    .returning({ count: throttle.count });
  return row?.count ?? 1;
}

/** Counts one try before it is looked at. False: too many, whatever the password. */
export async function allowTry(
  db: Db,
  kind: string,
  email: string,
  address: string,
  limits: Limits = SIGN_IN_LIMITS,
): Promise<boolean> {
  const keys = keysOf(kind, email, address);
  // An address that is over its limit can lock no more accounts.
  if ((await count(db, keys.address, limits.windowMs)) > limits.address) return false;
  return (await count(db, keys.account, limits.windowMs)) <= limits.account;
}

/** Like `allowTry`, as a refusal. */
export async function limitTries(...tried: Parameters<typeof allowTry>): Promise<void> {
  if (!(await allowTry(...tried))) throw new Refusal("auth.too_frequent");
}

/** A try that succeeded does not count, and clears those before it on the account. */
export async function forgiveTries(db: Db, kind: string, email: string, address: string): Promise<void> {
  const keys = keysOf(kind, email, address);
  await db.delete(throttle).where(eq(throttle.key, keys.account));
  await db
    .update(throttle)
    .set({ count: sql`greatest(${throttle.count} - 1, 0)` })
    .where(eq(throttle.key, keys.address));
}

export async function sweepThrottle(db: Db): Promise<void> {
  await db.delete(throttle).where(lt(throttle.window_ends_at, new Date()));
}

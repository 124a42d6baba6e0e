import { normalizeIP } from "@fastify/rate-limit";
import { eq, lt, sql } from "../../database/drizzle.ts";
import { throttle } from "../../database/schema.ts";
import type { Db } from "../../database/transaction.ts";
import { HttpError } from "../../http/http-error.ts";
import { hashToken } from "../sessions.ts";

/** Tries allowed in a window. */
export interface Limits {
  /** By one address on one account. */
  pair?: number;
  /** On one account, by whomever: a number that a stranger can use up for its owner. Absent: not refused by it. */
  account?: number;
  /** By one address, on whatever account. */
  address: number;
  windowMs: number;
}

const WINDOW_MS = 15 * 60_000;

/** Failed tries to sign in. An account as a whole is slowed down, never closed: see `SLOW_AFTER`. */
export const SIGN_IN_LIMITS = { pair: 5, address: 50, windowMs: WINDOW_MS } as const satisfies Limits;
/** Failed tries from a browser that has been signed in with before. */
export const DEVICE_LIMITS = { pair: 10, address: 1000, windowMs: WINDOW_MS } as const satisfies Limits;
/** Guesses at the current password by someone who is signed in. */
export const CHANGE_LIMITS = { account: 5, address: 50, windowMs: WINDOW_MS } as const satisfies Limits;
/** Tries of the second step. Whoever makes them has the password, so no stranger can use them up for the owner. */
export const STEP_LIMITS = {
  pair: 5,
  account: 10,
  address: 50,
  windowMs: WINDOW_MS,
} as const satisfies Limits;
/** Mails that anyone can have sent to an e-mail. */
export const MAIL_LIMITS = {
  pair: 3,
  account: 12,
  address: 20,
  windowMs: WINDOW_MS,
} as const satisfies Limits;
/** Invitations: one team may invite many, but nobody is to be written to again and again. */
export const INVITE_LIMITS = { account: 3, address: 100, windowMs: WINDOW_MS } as const satisfies Limits;
/** Codes of links tried; what counts as an account is the code. */
export const LINK_LIMITS = { account: 20, address: 50, windowMs: WINDOW_MS } as const satisfies Limits;

/** Failed tries on one account from unknown browsers, after which each next one waits, and how long they count. */
export const SLOW_AFTER = 10;
const SLOW_WINDOW_MS = 24 * 3_600_000;
const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 8_000;

/** How long a try on an account waits, by the number of tries on it: doubled with each. */
export const waitAfter = (tries: number): number =>
  tries <= SLOW_AFTER
    ? 0
    : Math.min(FIRST_WAIT_MS * 2 ** Math.min(tries - SLOW_AFTER - 1, 10), LONGEST_WAIT_MS);

const keysOf = (kind: string, account: string, address: string) => {
  // One customer of a provider has a whole network of the newer kind of addresses.
  const network = normalizeIP(address, 64);
  return {
    account: hashToken(`${kind}:account:${account}`),
    address: hashToken(`${kind}:address:${network}`),
    pair: hashToken(`${kind}:pair:${account}:${network}`),
  };
};

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
  account: string,
  address: string,
  { windowMs, ...limits }: Limits = SIGN_IN_LIMITS,
): Promise<boolean> {
  const keys = keysOf(kind, account, address);
  // An address that is over its limit uses up nothing of an account's.
  for (const by of ["address", "pair", "account"] as const) {
    const limit = limits[by];
    if (limit !== undefined && (await count(db, keys[by], windowMs)) > limit) return false;
  }
  return true;
}

/** Counts one try on an account as a whole, and tells how many there were: of those that failed, within a day. */
export const countOnAccount = (db: Db, kind: string, account: string): Promise<number> =>
  count(db, keysOf(kind, account, "").account, SLOW_WINDOW_MS);

/** Like `allowTry`, as a refusal. */
export async function limitTries(...tried: Parameters<typeof allowTry>): Promise<void> {
  if (!(await allowTry(...tried))) throw new HttpError("auth.too_frequent");
}

/**
 * A try that succeeded does not count, and clears those before it from its address. Others' tries on the account stay:
 * its owner's success is no leave for them to go on.
 */
export async function forgiveTries(db: Db, kind: string, account: string, address: string): Promise<void> {
  const keys = keysOf(kind, account, address);
  await db.delete(throttle).where(eq(throttle.key, keys.pair));
  for (const key of [keys.account, keys.address].sort()) {
    await db
      .update(throttle)
      .set({ count: sql`greatest(${throttle.count} - 1, 0)` })
      .where(eq(throttle.key, key));
  }
}

export async function sweepThrottle(db: Db): Promise<void> {
  await db.delete(throttle).where(lt(throttle.window_ends_at, new Date()));
}

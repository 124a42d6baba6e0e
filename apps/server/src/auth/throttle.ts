import { normalizeIP } from "@fastify/rate-limit";
import { eq, lt, sql } from "drizzle-orm";
import type { Db } from "../database/open.ts";
import { throttle } from "../database/schema.ts";
import { hashToken } from "./sessions.ts";

/** Failed tries allowed in a window, per account and per address. */
export const SIGN_IN_LIMITS = { account: 5, address: 50, windowMs: 15 * 60_000 } as const;

const keysOf = (kind: string, email: string, address: string) => ({
  account: hashToken(`${kind}:account:${email}`),
  // One customer of a provider has a whole network of the newer kind of addresses.
  address: hashToken(`${kind}:address:${normalizeIP(address, 64)}`),
});

async function count(db: Db, key: string): Promise<number> {
  const ends = new Date(Date.now() + SIGN_IN_LIMITS.windowMs);
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
export async function allowTry(db: Db, kind: string, email: string, address: string): Promise<boolean> {
  const keys = keysOf(kind, email, address);
  // An address that is over its limit can lock no more accounts.
  if ((await count(db, keys.address)) > SIGN_IN_LIMITS.address) return false;
  return (await count(db, keys.account)) <= SIGN_IN_LIMITS.account;
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

import { Secret, TOTP } from "otpauth";
import { and, eq, gt, lt } from "../../database/drizzle.ts";
import { staffTotp } from "../../database/schema.ts";
import type { Db } from "../../database/transaction.ts";
import type { Secrets } from "../../storage/secrets.ts";

const PERIOD_S = 30;
/** Bytes of a secret, as RFC 4226 recommends for SHA-1. */
const SECRET_BYTES = 20;
/** How long an authenticator app can be set up with a secret, in milliseconds. */
const SETUP_MS = 15 * 60_000;
/** What apps show over the code. */
const ISSUER = "Candor";

/** Six digits every 30 seconds with SHA-1: what every authenticator app knows. */
const totpOf = (secret: string, label = "") =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD_S });

/** Number of the interval to which a code belongs: this one or a neighbour, for clocks that differ; null: wrong. */
function intervalOf(secret: string, code: string, now: number): number | null {
  const delta = totpOf(secret).validate({ token: code.replace(/\D/g, ""), timestamp: now, window: 1 });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_S) + delta;
}

/** A secret that holds once one of its codes has come back. */
export async function beginTotp(
  db: Db,
  secrets: Secrets,
  { id, email }: { id: string; email: string },
): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  const next = {
    next_sealed_secret: secrets.seal(secret),
    next_expires_at: new Date(Date.now() + SETUP_MS),
  };
  await db
    .insert(staffTotp)
    .values({ staff_id: id, ...next })
    .onConflictDoUpdate({ target: staffTotp.staff_id, set: next });
  return { secret, uri: totpOf(secret, email).toString() };
}

/** The secret that is being set up; null: none, or it took too long. */
export async function pendingTotp(db: Db, secrets: Secrets, staffId: string): Promise<string | null> {
  const [row] = await db
    .select({ sealed: staffTotp.next_sealed_secret })
    .from(staffTotp)
    .where(and(eq(staffTotp.staff_id, staffId), gt(staffTotp.next_expires_at, new Date())));
  return row?.sealed ? secrets.open(row.sealed) : null;
}

/** Turns the pending secret on. False: the code is not one of its own. */
export async function turnTotpOn(
  db: Db,
  secrets: Secrets,
  { staffId, secret, code }: { staffId: string; secret: string; code: string },
): Promise<boolean> {
  const interval = intervalOf(secret, code, Date.now());
  if (interval === null) return false;
  await db
    .update(staffTotp)
    .set({
      sealed_secret: secrets.seal(secret),
      last_interval: interval,
      since: new Date(),
      next_sealed_secret: null,
      next_expires_at: null,
    })
    .where(eq(staffTotp.staff_id, staffId));
  return true;
}

/** Uses a code up. False: wrong, or it or a later one was used before, of two at once the second too. */
export async function useTotp(db: Db, secrets: Secrets, staffId: string, code: string): Promise<boolean> {
  const [row] = await db.select().from(staffTotp).where(eq(staffTotp.staff_id, staffId));
  if (!row?.sealed_secret) return false;
  const interval = intervalOf(secrets.open(row.sealed_secret), code, Date.now());
  if (interval === null) return false;
  const used = await db
    .update(staffTotp)
    .set({ last_interval: interval })
    .where(and(eq(staffTotp.staff_id, staffId), lt(staffTotp.last_interval, interval)))
    .returning({ id: staffTotp.staff_id });
  return used.length > 0;
}

import { audit, staffActs } from "../audit.ts";
import { and, eq, gt, isNull, notInArray } from "../database/drizzle.ts";
import { setupCode, staff } from "../database/schema.ts";
import type { RootDb } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";
import type { Services } from "../services.ts";
import { acceptPassword, hashPassword } from "./password.ts";
import { hashToken, newToken, startSession } from "./sessions.ts";
import type { SignInOrigin } from "./sign-in-origin.ts";
import { makeKnown } from "./throttle/known-devices.ts";
import { LINK_LIMITS, limitTries } from "./throttle/throttle.ts";

/** How long the link of the first start works, in milliseconds. */
export const SETUP_LINK_MS = 24 * 3_600_000;

/**
 * A new one-time code while there is no staff account; null once there is one. Earlier codes stop working.
 * Accounts of `closed` e-mails cannot sign in and do not count.
 */
export async function newSetupCode(db: RootDb, closed: readonly string[] = []): Promise<string | null> {
  const [anyone] = await db
    .select({ id: staff.id })
    .from(staff)
    .where(notInArray(staff.email, [...closed]))
    .limit(1);
  if (anyone) return null;
  const code = newToken();
  await db.transaction(async (tx) => {
    await tx.delete(setupCode);
    const expires = new Date(Date.now() + SETUP_LINK_MS);
    await tx.insert(setupCode).values({ code_hash: hashToken(code), expires_at: expires });
  });
  return code;
}

const usable = (code: string) =>
  and(
    eq(setupCode.code_hash, hashToken(code)),
    isNull(setupCode.used_at),
    gt(setupCode.expires_at, new Date()),
  );

/** Creates the first staff account, with every permission, from the one-time code. */
export async function setUpStaff(
  { db, devices }: Pick<Services, "db" | "devices">,
  { code, username, email, password }: { code: string; username: string; email: string; password: string },
  { address, knownDevice }: Pick<SignInOrigin, "address" | "knownDevice">,
): Promise<{ token: string; expires_at: string }> {
  await limitTries(db, "link:setup", code, address, LINK_LIMITS);
  acceptPassword({ password, confirm_password: password }, "v2");
  // A hash costs this machine much: not for a code that is wrong anyway.
  const [fits] = await db.select({ id: setupCode.id }).from(setupCode).where(usable(code));
  if (!fits) throw new HttpError("auth.setup_link_invalid");
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const [used] = await tx
      .update(setupCode)
      .set({ used_at: new Date() })
      .where(usable(code))
      .returning({ id: setupCode.id });
    if (!used) throw new HttpError("auth.setup_link_invalid");
    const [created] = await tx
      .insert(staff)
      .values({ username, email: email.toLowerCase(), password_hash: passwordHash, permissions: ["super"] })
      .returning({ id: staff.id });
    if (!created) throw new HttpError("auth.setup_link_invalid");
    await audit(tx, staffActs({ id: created.id, username }), { action: "staff.setup", target: created.id });
    makeKnown(devices, knownDevice, { kind: "staff", id: created.id, passwordHash });
    return startSession(tx, "staff", created.id);
  });
}

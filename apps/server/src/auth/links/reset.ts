import { audit, customerActs } from "../../audit.ts";
import { and, eq, ne } from "../../database/drizzle.ts";
import { appUser, session } from "../../database/schema.ts";
import type { Db } from "../../database/transaction.ts";
import { HttpError } from "../../http/http-error.ts";
import type { Services } from "../../services.ts";
import { acceptPassword, hashPassword, verifyPassword } from "../password.ts";
import type { Customer } from "../sessions.ts";
import type { SignInOrigin } from "../sign-in-origin.ts";
import { makeKnown } from "../throttle/known-devices.ts";
import { CHANGE_LIMITS, forgiveTries, LINK_LIMITS, limitTries } from "../throttle/throttle.ts";
import { findLink, takeLink, voidLinksOf } from "./links.ts";

type Parts = Pick<Services, "db" | "devices">;
type From = Pick<SignInOrigin, "address" | "knownDevice">;

interface NewPassword {
  password: string;
  confirm_password: string;
}

const EXPIRED = "auth.reset_link_expired";

/** `ada@example.com` as `a•••@example.com`: enough for its owner to know it, too little for a finder of the link. */
const hidden = (email: string) => email.replace(/^(.)[^@]*/u, "$1•••");

export async function checkResetCode(db: Db, code: string, address: string): Promise<{ email: string }> {
  await limitTries(db, "link:reset", code, address, LINK_LIMITS);
  const link = await findLink(db, "reset", code);
  const [user] = link?.user_id ? await db.select().from(appUser).where(eq(appUser.id, link.user_id)) : [];
  if (!user || user.removed_at) throw new HttpError(EXPIRED);
  return { email: hidden(user.email) };
}

/** Sets a password with the link of a mail. Whoever was signed in with the old one is out. */
export async function resetWithCode(
  { db, devices }: Parts,
  { code, ...given }: NewPassword & { code: string },
  { address, knownDevice }: From,
): Promise<void> {
  acceptPassword(given, "v1");
  // A hash costs this machine much: not for a code that is wrong anyway.
  await checkResetCode(db, code, address);
  const password_hash = await hashPassword(given.password);
  const user = await db.transaction(async (tx) => {
    const link = await takeLink(tx, "reset", code);
    if (!link?.user_id) throw new HttpError(EXPIRED);
    const [changed] = await tx
      .update(appUser)
      .set({ password_hash })
      .where(eq(appUser.id, link.user_id))
      .returning();
    if (!changed || changed.removed_at) throw new HttpError(EXPIRED);
    await tx.delete(session).where(eq(session.user_id, changed.id));
    await voidLinksOf(tx, changed.id);
    await audit(tx, customerActs(changed), { action: "password.reset", target: changed.id });
    return changed;
  });
  makeKnown(devices, knownDevice, { kind: "customer", id: user.id, passwordHash: password_hash });
  await forgiveTries(db, "customer", user.email, address);
}

/** Changes the caller's own password. Guesses at the current one count like tries to sign in. */
export async function changeOwnPassword(
  { db, devices }: Parts,
  customer: Customer,
  { current_password, ...given }: NewPassword & { current_password: string },
  { address, knownDevice }: From,
): Promise<void> {
  acceptPassword(given, "v2");
  const { id, password_hash } = customer.user;
  // Counted by themselves: only someone who is signed in can use them up.
  await limitTries(db, "password", id, address, CHANGE_LIMITS);
  if (!(await verifyPassword(current_password, password_hash)))
    throw new HttpError("auth.password_wrong", { current_password: "auth.password_wrong" });
  const changed = { password_hash: await hashPassword(given.password) };
  await db.transaction(async (tx) => {
    await tx.update(appUser).set(changed).where(eq(appUser.id, id));
    await tx.delete(session).where(and(eq(session.user_id, id), ne(session.id, customer.sessionId)));
    await voidLinksOf(tx, id);
    await audit(tx, { customer }, { action: "password.change", target: id });
  });
  makeKnown(devices, knownDevice, { kind: "customer", id, passwordHash: changed.password_hash });
  await forgiveTries(db, "password", id, address);
}

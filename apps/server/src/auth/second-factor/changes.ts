import { PASSKEYS_MAX, type PasskeyMade, type SecondFactors } from "@candor/api/entities";
import { audit } from "../../audit.ts";
import { and, eq, gt } from "../../database/drizzle.ts";
import { passkeySetup, staff, staffPasskey, staffTotp } from "../../database/schema.ts";
import type { Transaction } from "../../database/transaction.ts";
import { violatedConstraint } from "../../database/violation.ts";
import { HttpError } from "../../http/http-error.ts";
import type { Services } from "../../services.ts";
import { verifyPassword } from "../password.ts";
import type { StaffMember } from "../sessions.ts";
import { CHANGE_LIMITS, forgiveTries, limitTries } from "../throttle/throttle.ts";
import { dropFactors, factorsOf, lockAccount } from "./factors.ts";
import { creationOptions, madePasskey, PASSKEY_MS, passkeySite, passkeysOf } from "./passkeys.ts";
import { giveRecoveryCodes } from "./recovery.ts";
import { beginTotp, pendingTotp, turnTotpOn } from "./totp.ts";

type Parts = Pick<Services, "db" | "env" | "secrets">;

/** Whose factors, and from where. */
export interface Owner {
  staff: StaffMember;
  address: string;
}

/** Asks for the password again: whoever finds a console open does not change how it is opened. */
export async function confirmPassword(
  { db }: Pick<Parts, "db">,
  { staff: { id }, address }: Owner,
  given: string,
): Promise<void> {
  await limitTries(db, "staff:password", id, address, CHANGE_LIMITS);
  const [row] = await db.select({ hash: staff.password_hash }).from(staff).where(eq(staff.id, id));
  if (!(await verifyPassword(given, row?.hash)))
    throw new HttpError("auth.password_wrong", { current_password: "auth.password_wrong" });
  await forgiveTries(db, "staff:password", id, address);
}

/** Notes that signing in takes a second step from now on; the first time with recovery codes. */
async function turnedOn(tx: Transaction, { id, second_factor_at }: typeof staff.$inferSelect) {
  if (second_factor_at !== null) return { recovery_codes: null };
  await tx.update(staff).set({ second_factor_at: new Date() }).where(eq(staff.id, id));
  return { recovery_codes: await giveRecoveryCodes(tx, id) };
}

export async function offerTotp(parts: Parts, owner: Owner, password: string) {
  await confirmPassword(parts, owner, password);
  return parts.db.transaction(async (tx) => {
    const { id } = owner.staff;
    await audit(tx, owner, { action: "factor.totp_begin", target: id });
    return beginTotp(tx, parts.secrets, owner.staff);
  });
}

export async function acceptTotp({ db, secrets }: Parts, owner: Owner, code: string) {
  const { id } = owner.staff;
  await limitTries(db, "staff:factor", id, owner.address, CHANGE_LIMITS);
  const done = await db.transaction(async (tx) => {
    const account = await lockAccount(tx, id);
    const secret = await pendingTotp(tx, secrets, id);
    if (secret === null) throw new HttpError("auth.factor_setup_expired");
    if (!(await turnTotpOn(tx, secrets, { staffId: id, secret, code })))
      throw new HttpError("auth.totp_wrong", { code: "auth.totp_wrong" });
    await audit(tx, owner, { action: "factor.totp_on", target: id });
    return turnedOn(tx, account);
  });
  await forgiveTries(db, "staff:factor", id, owner.address);
  return done;
}

export async function offerPasskey(parts: Parts, owner: Owner, password: string) {
  await confirmPassword(parts, owner, password);
  const { db, env } = parts;
  const { id } = owner.staff;
  const there = await passkeysOf(db, id);
  if (there.length >= PASSKEYS_MAX) throw new HttpError("auth.passkey_limit");
  const options = await creationOptions(passkeySite(env), owner.staff, there);
  const next = { challenge: options.challenge, expires_at: new Date(Date.now() + PASSKEY_MS) };
  await db.transaction(async (tx) => {
    await tx
      .insert(passkeySetup)
      .values({ staff_id: id, ...next })
      .onConflictDoUpdate({ target: passkeySetup.staff_id, set: next });
    await audit(tx, owner, { action: "factor.passkey_begin", target: id });
  });
  return options;
}

export async function acceptPasskey(
  { db, env }: Parts,
  owner: Owner,
  { name, made }: { name: string; made: PasskeyMade },
) {
  const { id } = owner.staff;
  const work = db.transaction(async (tx) => {
    const account = await lockAccount(tx, id);
    const [setup] = await tx
      .delete(passkeySetup)
      .where(and(eq(passkeySetup.staff_id, id), gt(passkeySetup.expires_at, new Date())))
      .returning();
    if (!setup) throw new HttpError("auth.factor_setup_expired");
    const kept = await madePasskey(passkeySite(env), setup.challenge, made);
    if (!kept) throw new HttpError("auth.passkey_refused");
    if ((await passkeysOf(tx, id)).length >= PASSKEYS_MAX) throw new HttpError("auth.passkey_limit");
    await tx.insert(staffPasskey).values({ staff_id: id, name, ...kept });
    await audit(tx, owner, {
      action: "factor.passkey_add",
      target: id,
      detail: { name },
    });
    return turnedOn(tx, account);
  });
  return work.catch((error: unknown) => {
    // Another account of this installation has it: an authenticator that ignores what it was told to leave out.
    if (violatedConstraint(error) === "staff_passkey_credential") throw new HttpError("auth.passkey_refused");
    throw error;
  });
}

/** Takes one factor away. The last one takes the recovery codes with it, and stays where one is required. */
async function removeFactor(
  parts: Parts,
  owner: Owner,
  { password, remove }: { password: string; remove: (tx: Transaction) => Promise<void> },
): Promise<SecondFactors> {
  await confirmPassword(parts, owner, password);
  const { id } = owner.staff;
  await parts.db.transaction(async (tx) => {
    await lockAccount(tx, id);
    await remove(tx);
    const left = await factorsOf(tx, parts.env, id);
    if (left.totp_since !== null || left.passkeys.length > 0) return;
    if (left.required) throw new HttpError("auth.factor_last");
    await dropFactors(tx, id);
  });
  return factorsOf(parts.db, parts.env, id);
}

export const dropTotp = (parts: Parts, owner: Owner, password: string) =>
  removeFactor(parts, owner, {
    password,
    async remove(tx) {
      const { id } = owner.staff;
      await tx.delete(staffTotp).where(eq(staffTotp.staff_id, id));
      await audit(tx, owner, { action: "factor.totp_off", target: id });
    },
  });

export const dropPasskey = (parts: Parts, owner: Owner, { id, password }: { id: string; password: string }) =>
  removeFactor(parts, owner, {
    password,
    async remove(tx) {
      const own = and(eq(staffPasskey.id, id), eq(staffPasskey.staff_id, owner.staff.id));
      const [gone] = await tx.delete(staffPasskey).where(own).returning();
      if (!gone) throw new HttpError("auth.passkey_not_found");
      const detail = { name: gone.name };
      await audit(tx, owner, { action: "factor.passkey_remove", target: owner.staff.id, detail });
    },
  });

/** New recovery codes in the place of those before. */
export async function renewRecoveryCodes(parts: Parts, owner: Owner, password: string): Promise<string[]> {
  await confirmPassword(parts, owner, password);
  const { id } = owner.staff;
  return parts.db.transaction(async (tx) => {
    const { second_factor_at } = await lockAccount(tx, id);
    if (second_factor_at === null) throw new HttpError("auth.factor_none");
    await audit(tx, owner, { action: "factor.recovery_renew", target: id });
    return giveRecoveryCodes(tx, id);
  });
}

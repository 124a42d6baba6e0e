import type { PasskeySigned, SecondStep } from "@candor/api/entities";
import { audit, staffActs } from "../../audit.ts";
import { and, eq, gt, isNotNull, isNull, lt } from "../../database/drizzle.ts";
import { secondStep, staff } from "../../database/schema.ts";
import type { Db, Transaction } from "../../database/transaction.ts";
import { HttpError } from "../../http/http-error.ts";
import { sendMail } from "../../mail/send.ts";
import { recoveryUsedMail } from "../../mail/staff.ts";
import type { Services } from "../../services.ts";
import { pageUrl } from "../redirects.ts";
import { hashToken, type IssuedSession, newToken, startSession } from "../sessions.ts";
import type { SignInOrigin } from "../sign-in-origin.ts";
import { makeKnown } from "../throttle/known-devices.ts";
import { forgiveTries, LINK_LIMITS, limitTries, STEP_LIMITS } from "../throttle/throttle.ts";
import { factorsOf } from "./factors.ts";
import { passkeySite, passkeysOf, requestOptions, usePasskey } from "./passkeys.ts";
import { useRecoveryCode } from "./recovery.ts";
import { useTotp } from "./totp.ts";

type Parts = Pick<Services, "db" | "env" | "secrets" | "devices" | "jobs" | "outbox">;

/** How long the second step of a sign-in stays open, in milliseconds. */
export const STEP_MS = 5 * 60_000;

/** What the calls of the second step take. */
export interface OpenStep {
  second_step: string;
  expires_at: string;
  methods: SecondStep[];
}

/** Opens the second step for someone whose password was right. */
export async function openStep(db: Db, env: Parts["env"], staffId: string): Promise<OpenStep> {
  const token = newToken();
  const expires = new Date(Date.now() + STEP_MS);
  const { passkeys, totp_since, recovery_left } = await factorsOf(db, env, staffId);
  await db
    .insert(secondStep)
    .values({ token_hash: hashToken(token), staff_id: staffId, expires_at: expires });
  const ways: Record<SecondStep, boolean> = {
    passkey: passkeys.length > 0,
    totp: totp_since !== null,
    recovery: recovery_left > 0,
  };
  const methods = (Object.keys(ways) as SecondStep[]).filter((way) => ways[way]);
  return { second_step: token, expires_at: expires.toISOString(), methods };
}

const still = (token: string) =>
  and(eq(secondStep.token_hash, hashToken(token)), gt(secondStep.expires_at, new Date()));

interface Found {
  step: typeof secondStep.$inferSelect;
  account: typeof staff.$inferSelect;
}

/** The open step of a token, each look counted against whoever tries tokens. */
async function findStep(db: Db, token: string, address: string): Promise<Found> {
  await limitTries(db, "staff:step", token, address, LINK_LIMITS);
  const [found] = await db
    .select({ step: secondStep, account: staff })
    .from(secondStep)
    .innerJoin(staff, and(eq(staff.id, secondStep.staff_id), isNull(staff.disabled_at)))
    .where(and(still(token), isNotNull(staff.second_factor_at)));
  if (!found) throw new HttpError("auth.second_step_expired");
  return found;
}

/**
 * Counts a try of the second step, looks at it, and begins the session. A step ends with success: of two that come with
 * the same one at once, one gets in.
 */
async function takeStep(
  { db, devices }: Parts,
  { token, method, refusal }: { token: string; method: SecondStep; refusal: () => HttpError },
  { address, device, knownDevice }: SignInOrigin,
  proved: (tx: Transaction, found: Found) => Promise<boolean>,
): Promise<IssuedSession> {
  const { account } = await findStep(db, token, address);
  const { id } = account;
  await limitTries(db, "staff:second", id, address, STEP_LIMITS);
  const session = await db.transaction(async (tx) => {
    const [step] = await tx.select().from(secondStep).where(still(token)).for("update");
    if (!step) throw new HttpError("auth.second_step_expired");
    const valid = await proved(tx, { step, account });
    const actor = valid ? staffActs(account) : ({ system: true } as const);
    await audit(tx, actor, { action: "staff.second_step", target: id, detail: { method, valid } });
    if (!valid) return null;
    await tx.delete(secondStep).where(eq(secondStep.id, step.id));
    return startSession(tx, "staff", id, { address, device, method: "password" });
  });
  if (!session) throw refusal();
  await forgiveTries(db, "staff:second", id, address);
  makeKnown(devices, knownDevice, { kind: "staff", id, passwordHash: account.password_hash });
  return session;
}

const CODES = {
  totp: "auth.totp_wrong",
  recovery: "auth.recovery_code_wrong",
} as const;

export function stepWithCode(
  parts: Parts,
  { second_step, method, code }: { second_step: string; method: "totp" | "recovery"; code: string },
  from: SignInOrigin,
): Promise<IssuedSession> {
  const refusal = () => new HttpError(CODES[method], { code: CODES[method] });
  return takeStep(parts, { token: second_step, method, refusal }, from, async (tx, { account }) => {
    if (method === "totp") return useTotp(tx, parts.secrets, account.id, code);
    const used = await useRecoveryCode(tx, account.id, code);
    if (used) await tellOfRecovery(tx, parts, account);
    return used;
  });
}

/** A code on paper is found by others, too: its owner hears of each that is used. */
async function tellOfRecovery(
  tx: Transaction,
  parts: Parts,
  { id, username, email }: Found["account"],
): Promise<void> {
  const { recovery_left } = await factorsOf(tx, parts.env, id);
  const to = { id: crypto.randomUUID(), companyId: null, name: username, email };
  const mail = recoveryUsedMail(to, pageUrl(parts.env, "/view-mis/account"), recovery_left);
  await sendMail(tx, parts, [mail]);
}

/** What a passkey of the account is to sign. */
export async function askForPasskey({ db, env }: Parts, token: string, address: string) {
  const { step, account } = await findStep(db, token, address);
  const options = await requestOptions(passkeySite(env), await passkeysOf(db, account.id));
  await db.transaction(async (tx) => {
    await tx.update(secondStep).set({ challenge: options.challenge }).where(eq(secondStep.id, step.id));
    await audit(tx, { system: true }, { action: "staff.second_step_begin", target: account.id });
  });
  return options;
}

export function stepWithPasskey(
  parts: Parts,
  { second_step, signed }: { second_step: string; signed: PasskeySigned },
  from: SignInOrigin,
): Promise<IssuedSession> {
  const refusal = () => new HttpError("auth.passkey_refused");
  return takeStep(
    parts,
    { token: second_step, method: "passkey", refusal },
    from,
    async (tx, { step, account }) => {
      // One signature for each challenge.
      await tx.update(secondStep).set({ challenge: null }).where(eq(secondStep.id, step.id));
      const there = await passkeysOf(tx, account.id);
      const row = there.find(({ credential_id }) => credential_id === signed.id);
      if (!row || step.challenge === null) return false;
      return usePasskey(tx, passkeySite(parts.env), { row, challenge: step.challenge, signed });
    },
  );
}

export async function sweepSteps(db: Db): Promise<void> {
  await db.delete(secondStep).where(lt(secondStep.expires_at, new Date()));
}

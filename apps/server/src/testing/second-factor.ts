import type { ReplyOf, staffSignIn } from "@candor/api/contract";
import {
  beginPasskey,
  beginTotp,
  finishPasskey,
  finishTotp,
  getSecondFactors,
  stepPasskeyBegin,
} from "@candor/api/endpoints";
import { URI } from "otpauth";
import { hashPassword } from "../auth/password.ts";
import { passkeySite } from "../auth/second-factor/passkeys.ts";
import { openStep } from "../auth/second-factor/second-step.ts";
import { startSession } from "../auth/sessions.ts";
import { eq } from "../database/drizzle.ts";
import { staff, staffPolicy } from "../database/schema.ts";
import { softAuthenticator } from "./authenticator.ts";
import { PASSWORD } from "./people.ts";
import type { TestServer } from "./with-server.ts";

type SignedIn = ReplyOf<typeof staffSignIn>;

/** The session of a sign-in that takes no second step. */
export function sessionOf(reply: SignedIn): { token: string; expires_at: string } {
  if ("second_step" in reply) throw new Error("a second step is asked for");
  return reply;
}

/** The second step that a sign-in asks for. */
export function stepOf(reply: SignedIn): Exclude<SignedIn, { token: string }> {
  if ("token" in reply) throw new Error("no second step is asked for");
  return reply;
}

/** Sets an authenticator app up for someone, and gives what it shows now or in as many intervals. */
export async function setUpTotp(server: TestServer, person: { token: string }) {
  const { uri } = await server.as(person).call(beginTotp, { current_password: PASSWORD });
  const totp = URI.parse(uri);
  if (!("period" in totp)) throw new Error("this is no TOTP");
  const codeIn = (intervals: number) =>
    totp.generate({ timestamp: Date.now() + intervals * totp.period * 1000 });
  // Of the interval before, so that this one's is still unused.
  const { recovery_codes } = await server.as(person).call(finishTotp, { code: codeIn(-1) });
  return { codeIn, recoveryCodes: recovery_codes ?? [] };
}

/** A member of staff with a passkey and recovery codes. */
async function enrolled(server: TestServer) {
  const { db } = server.services;
  const email = `${crypto.randomUUID()}@test.example`;
  const password_hash = await hashPassword(PASSWORD);
  const values = { username: "Enrolled", email, permissions: [], password_hash };
  const [row] = await db.insert(staff).values(values).returning();
  if (!row) throw new Error("no staff");
  const session = await startSession(db, "staff", row.id);
  const made = await addPasskey(server, session);
  const { second_step } = await openStep(db, server.services.env, row.id);
  return { id: row.id, second_step, ...made };
}

/** Makes a passkey for someone with an authenticator in software. */
export async function addPasskey(server: TestServer, person: { token: string }, name = "Laptop") {
  const client = server.as(person);
  const { challenge } = await client.call(beginPasskey, { current_password: PASSWORD });
  const authenticator = softAuthenticator(passkeySite(server.services.env));
  const reply = await client.call(finishPasskey, { name, made: authenticator.make(challenge) });
  return { authenticator, recoveryCodes: reply.recovery_codes ?? [] };
}

/** Requests of these calls that change something, for the test of what calls change. */
export function secondFactorRequests(server: TestServer): Record<string, () => Promise<object>> {
  const { chief } = server.people;
  const nobody = server.as(null);
  const guarded = async () => ({ current_password: PASSWORD });
  return {
    "staff.stepCode": async () => {
      const { second_step, recoveryCodes } = await enrolled(server);
      return { second_step, method: "recovery", code: recoveryCodes[0] };
    },
    "staff.stepPasskeyBegin": async () => ({ second_step: (await enrolled(server)).second_step }),
    "staff.stepPasskeyFinish": async () => {
      const { second_step, authenticator } = await enrolled(server);
      const { challenge } = await nobody.call(stepPasskeyBegin, { second_step });
      return { second_step, signed: authenticator.sign(challenge) };
    },
    "staff.passwordChange": async () => ({
      current_password: PASSWORD,
      ...{ password: PASSWORD, confirm_password: PASSWORD },
    }),
    "factor.totpBegin": guarded,
    "factor.totpFinish": async () => {
      const { uri } = await server.as(chief).call(beginTotp, { current_password: PASSWORD });
      const totp = URI.parse(uri);
      return { code: "period" in totp ? totp.generate() : "" };
    },
    "factor.totpRemove": guarded,
    "factor.passkeyBegin": guarded,
    "factor.passkeyFinish": async () => {
      const { challenge } = await server.as(chief).call(beginPasskey, { current_password: PASSWORD });
      return { name: "Phone", made: softAuthenticator(passkeySite(server.services.env)).make(challenge) };
    },
    "factor.passkeyRemove": async () => {
      const { passkeys } = await server.as(chief).call(getSecondFactors, {});
      return { id: passkeys[0]?.id, current_password: PASSWORD };
    },
    "factor.recoveryRenew": guarded,
    // Required before, so that everyone else goes on without one.
    "staffAccount.policySave": async () => {
      const { db } = server.services;
      await db.update(staff).set({ second_factor_at: new Date() }).where(eq(staff.id, chief.id));
      await db.update(staffPolicy).set({ second_factor_required: true });
      return { second_factor_required: false };
    },
    "staffAccount.resetFactor": async () => ({ id: (await enrolled(server)).id }),
  };
}

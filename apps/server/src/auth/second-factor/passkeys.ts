import type { PasskeyMade, PasskeySigned, passkeyCreation, passkeyRequest } from "@candor/api/entities";
import type { AuthenticatorTransport } from "@simplewebauthn/server";
import type * as z from "zod/mini";
import { asc, eq } from "../../database/drizzle.ts";
import { staffPasskey } from "../../database/schema.ts";
import type { Db } from "../../database/transaction.ts";
import type { Env } from "../../env/env.ts";

/** How long an authenticator is waited for, in milliseconds. */
export const PASSKEY_MS = 5 * 60_000;

/** EdDSA, ES256 and RS256: what authenticators have. */
const ALGORITHMS = [-8, -7, -257];

/** Read when the first passkey is met: it takes a quarter of a second, and most starts need none. */
const webauthn = () => import("@simplewebauthn/server");

/** A name of this machine for browsers, which hold no passkey for a bare address. */
const LOOPBACK = "localhost";

/** The origin at which passkeys work, and the name they are bound to: the public address's. */
export function passkeySite({ publicUrl }: Pick<Env, "publicUrl">): { origin: string; rpId: string } {
  const url = new URL(publicUrl ?? `http://${LOOPBACK}`);
  if (/^(127\.|\[::1\])/.test(url.hostname)) url.hostname = LOOPBACK;
  return { origin: url.origin, rpId: url.hostname };
}

export type PasskeyRow = typeof staffPasskey.$inferSelect;
type Site = ReturnType<typeof passkeySite>;

/** Somebody's passkeys, the oldest first. */
export const passkeysOf = (db: Db, staffId: string): Promise<PasskeyRow[]> =>
  db
    .select()
    .from(staffPasskey)
    .where(eq(staffPasskey.staff_id, staffId))
    .orderBy(asc(staffPasskey.created_at), asc(staffPasskey.id));

const transportsOf = ({ transports }: PasskeyRow) => transports as AuthenticatorTransport[];
const named = (row: PasskeyRow) => ({ id: row.credential_id, transports: transportsOf(row) });
const described = (row: PasskeyRow) => ({ ...named(row), type: "public-key" as const });

export async function creationOptions(
  { rpId }: Site,
  who: { id: string; name: string; email: string },
  there: readonly PasskeyRow[],
): Promise<z.infer<typeof passkeyCreation>> {
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: "Candor",
    rpID: rpId,
    userID: new TextEncoder().encode(who.id),
    userName: who.email,
    userDisplayName: who.name,
    timeout: PASSKEY_MS,
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: there.map(named),
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  });
  return {
    rp: { id: rpId, name: options.rp.name },
    user: options.user,
    challenge: options.challenge,
    pubKeyCredParams: options.pubKeyCredParams,
    timeout: PASSKEY_MS,
    excludeCredentials: there.map(described),
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
    attestation: "none",
  };
}

export async function requestOptions(
  { rpId }: Site,
  there: readonly PasskeyRow[],
): Promise<z.infer<typeof passkeyRequest>> {
  const { generateAuthenticationOptions } = await webauthn();
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
  return {
    challenge,
    timeout: PASSKEY_MS,
    rpId,
    allowCredentials: there.map(described),
    userVerification: "preferred",
  };
}

/** What is kept of a new passkey; null: it is not one for this challenge at this origin. */
export async function madePasskey(
  { origin, rpId }: Site,
  challenge: string,
  made: PasskeyMade,
): Promise<Pick<PasskeyRow, "credential_id" | "public_key" | "counter" | "transports"> | null> {
  const { transports = [], ...response } = made.response;
  const { verifyRegistrationResponse } = await webauthn();
  const verified = await verifyRegistrationResponse({
    response: {
      ...made,
      response: { ...response, transports: transports as AuthenticatorTransport[] },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { credential } = verified.registrationInfo;
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString("base64url"),
    counter: credential.counter,
    transports,
  };
}

/** Counts a signature of a passkey. False: not signed by it, for this challenge, at this origin. */
export async function usePasskey(
  db: Db,
  { origin, rpId }: Site,
  { row, challenge, signed }: { row: PasskeyRow; challenge: string; signed: PasskeySigned },
): Promise<boolean> {
  const { verifyAuthenticationResponse } = await webauthn();
  const verified = await verifyAuthenticationResponse({
    response: { ...signed, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: {
      ...named(row),
      publicKey: Buffer.from(row.public_key, "base64url"),
      counter: row.counter,
    },
    requireUserVerification: false,
  }).catch(() => null);
  if (!verified?.verified) return false;
  const { newCounter: counter } = verified.authenticationInfo;
  await db.update(staffPasskey).set({ counter, last_used_at: new Date() }).where(eq(staffPasskey.id, row.id));
  return true;
}

import * as z from "zod/mini";

/** Bytes in base64url without padding, as WebAuthn's JSON has them. */
const bytes = (max: number) => z.string().check(z.minLength(1), z.maxLength(max), z.regex(/^[\w-]+$/));

const kind = z.literal("public-key");

/** A credential that an authenticator may be asked for, or that it must not make again. */
const descriptor = z.object({ id: z.string(), type: kind, transports: z.optional(z.array(z.string())) });

/** PublicKeyCredentialCreationOptionsJSON: what a browser makes a passkey from. */
export const passkeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: kind })),
  /** Milliseconds. */
  timeout: z.int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.enum(["discouraged", "preferred", "required"]),
    userVerification: z.enum(["discouraged", "preferred", "required"]),
  }),
  attestation: z.literal("none"),
});

/** PublicKeyCredentialRequestOptionsJSON: what a browser signs with a passkey. */
export const passkeyRequest = z.object({
  challenge: z.string(),
  /** Milliseconds. */
  timeout: z.int(),
  rpId: z.string(),
  allowCredentials: z.array(descriptor),
  userVerification: z.enum(["discouraged", "preferred", "required"]),
});

const answer = { id: bytes(1400), rawId: bytes(1400), type: kind };

/** RegistrationResponseJSON: a new passkey, as the browser gives it. */
export const passkeyMade = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: bytes(8000),
    attestationObject: bytes(40_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(10))),
  }),
});
export type PasskeyMade = z.infer<typeof passkeyMade>;

/** AuthenticationResponseJSON: a challenge that a passkey has signed. */
export const passkeySigned = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: bytes(8000),
    authenticatorData: bytes(8000),
    signature: bytes(4000),
  }),
});
export type PasskeySigned = z.infer<typeof passkeySigned>;

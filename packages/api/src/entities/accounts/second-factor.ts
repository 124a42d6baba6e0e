import * as z from "zod/mini";
import { id, instant } from "../common.ts";
import { filledLine } from "../line.ts";

/** Ways to take the second step of signing in. */
export const SECOND_STEPS = ["passkey", "totp", "recovery"] as const;
export type SecondStep = (typeof SECOND_STEPS)[number];

/** Longest name of a passkey. */
export const PASSKEY_NAME_MAX = 60;
/** Passkeys that one person may have. */
export const PASSKEYS_MAX = 10;
/** Recovery codes that are given out at once. */
export const RECOVERY_CODES = 10;

export const passkeyName = filledLine(PASSKEY_NAME_MAX);

/** A passkey, as its owner sees it. */
export const passkey = z.object({
  id,
  name: z.string(),
  created_at: instant,
  last_used_at: z.nullable(instant),
});
export type Passkey = z.infer<typeof passkey>;

/** What somebody's sign-in asks for beside the password. */
export const secondFactors = z.object({
  /** Since when an authenticator app gives the codes; null: none does. */
  totp_since: z.nullable(instant),
  /** The oldest first. */
  passkeys: z.array(passkey),
  /** Recovery codes that are not used yet. */
  recovery_left: z.int(),
  /** Nobody may work in the console without a second factor. */
  required: z.boolean(),
  /** The address at which passkeys work: a browser refuses them at any other, and at one without a name. */
  passkey_origin: z.string(),
});
export type SecondFactors = z.infer<typeof secondFactors>;

import * as z from "zod/mini";
import * as calls from "../../contract/accounts/second-factors.ts";
import { PASSWORD_MAX } from "../../entities/accounts/password.ts";
import { passkeyName, secondFactors } from "../../entities/accounts/second-factor.ts";
import { staffAccount } from "../../entities/accounts/staff-account.ts";
import {
  passkeyCreation,
  passkeyMade,
  passkeyRequest,
  passkeySigned,
} from "../../entities/accounts/webauthn.ts";
import { id } from "../../entities/common.ts";
import { defineEndpoint } from "../endpoint.ts";
import { issuedSession, secondStep } from "./credentials.ts";

const step = secondStep.shape.second_step;

/** Six digits, spaces between them left out. */
const totpCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(20));

export const stepWithCode = defineEndpoint(calls.stepWithCode, {
  request: z.object({
    second_step: step,
    method: z.enum(["totp", "recovery"]),
    code: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  }),
  reply: issuedSession,
  errors: ["auth.second_step_expired", "auth.totp_wrong", "auth.recovery_code_wrong", "auth.too_frequent"],
  perMinute: 30,
  doc: "The second step of signing in, with the code of an authenticator app or a recovery code. Each code works once; spaces, hyphens and case do not matter.",
});

export const stepPasskeyBegin = defineEndpoint(calls.stepPasskeyBegin, {
  request: z.object({ second_step: step }),
  reply: passkeyRequest,
  errors: ["auth.second_step_expired", "auth.too_frequent"],
  perMinute: 30,
  doc: "What a passkey signs for the second step. A later call ends the challenge of the one before.",
});

export const stepPasskeyFinish = defineEndpoint(calls.stepPasskeyFinish, {
  request: z.object({ second_step: step, signed: passkeySigned }),
  reply: issuedSession,
  errors: ["auth.second_step_expired", "auth.passkey_refused", "auth.too_frequent"],
  perMinute: 30,
  doc: "The second step of signing in, with a challenge that a passkey has signed.",
});

export const getSecondFactors = defineEndpoint(calls.getSecondFactors, {
  request: z.object({}),
  reply: secondFactors,
  doc: "What the caller's own sign-in asks for beside the password.",
});

/** The caller's password: whoever finds a console open does not change how it is opened. */
const current_password = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX));
const guarded = ["auth.password_wrong", "auth.too_frequent"] as const;

/** Recovery codes, shown once; null where there are some already. */
const recovery = { recovery_codes: z.nullable(z.array(z.string())) };

export const beginTotp = defineEndpoint(calls.beginTotp, {
  request: z.object({ current_password }),
  reply: z.object({
    /** Base32, to be typed in. */
    secret: z.string(),
    /** `otpauth://`, to be drawn as a QR code. */
    uri: z.string(),
  }),
  errors: guarded,
  doc: "Gives the secret for an authenticator app. It holds once a code of it has come back; the app before works until then.",
});

export const finishTotp = defineEndpoint(calls.finishTotp, {
  request: z.object({ code: totpCode }),
  reply: z.object(recovery),
  errors: ["auth.totp_wrong", "auth.factor_setup_expired", "auth.too_frequent"],
  doc: "Turns the authenticator app on with a code of its own. The first second factor brings recovery codes, told this once.",
});

export const removeTotp = defineEndpoint(calls.removeTotp, {
  request: z.object({ current_password }),
  reply: secondFactors,
  errors: [...guarded, "auth.factor_last"],
  doc: "Turns the caller's authenticator app off. With the last second factor the recovery codes go too; refused where one is required.",
});

export const beginPasskey = defineEndpoint(calls.beginPasskey, {
  request: z.object({ current_password }),
  reply: passkeyCreation,
  errors: [...guarded, "auth.passkey_limit"],
  doc: "What a browser makes a passkey from, for five minutes.",
});

export const finishPasskey = defineEndpoint(calls.finishPasskey, {
  request: z.object({ name: passkeyName, made: passkeyMade }),
  reply: z.object(recovery),
  errors: ["auth.factor_setup_expired", "auth.passkey_refused", "auth.passkey_limit"],
  doc: "Keeps a new passkey under a name. The first second factor brings recovery codes, told this once.",
});

export const removePasskey = defineEndpoint(calls.removePasskey, {
  request: z.object({ id, current_password }),
  reply: secondFactors,
  errors: [...guarded, "auth.passkey_not_found", "auth.factor_last"],
  doc: "Removes one of the caller's passkeys. With the last second factor the recovery codes go too; refused where one is required.",
});

export const renewRecovery = defineEndpoint(calls.renewRecovery, {
  request: z.object({ current_password }),
  reply: z.object({ recovery_codes: z.array(z.string()) }),
  errors: [...guarded, "auth.factor_none"],
  doc: "Ten new recovery codes, told this once; those before stop working.",
});

const policy = {
  /** Who has no second factor can only set one up. */
  second_factor_required: z.boolean(),
};
const policyReply = z.object({
  ...policy,
  /** Accounts in use without a second factor. */
  without: z.int(),
});

export const staffPolicy = defineEndpoint(calls.staffPolicy, {
  request: z.object({}),
  reply: policyReply,
  doc: "Whether work in the console needs a second factor, and how many accounts have none.",
});

export const saveStaffPolicy = defineEndpoint(calls.saveStaffPolicy, {
  request: z.object(policy),
  reply: policyReply,
  errors: ["auth.factor_own_first"],
  doc: "Requires a second factor of all staff, or no longer. It holds from the next call on: who has none can then only set one up.",
});

export const resetSecondFactor = defineEndpoint(calls.resetSecondFactor, {
  request: z.object({ id }),
  reply: staffAccount,
  errors: ["mis.staff_not_found", "mis.staff_own_factor"],
  doc: "Takes a member of staff's second factor and recovery codes away, ends their sessions and tells them by mail. One's own is removed on one's own page, with the password.",
});

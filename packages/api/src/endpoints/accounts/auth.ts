import * as z from "zod/mini";
import * as calls from "../../contract/accounts/auth.ts";
import { SETTING_MAX, USER_SETTINGS } from "../../contract/accounts/auth.ts";
import { currentUser } from "../../entities/accounts/people.ts";
import { defineEndpoint } from "../endpoint.ts";
import { credentials, issuedSession, target } from "./credentials.ts";

export const signIn = defineEndpoint(calls.signIn, {
  request: credentials,
  reply: issuedSession,
  errors: ["auth.invalid_credentials", "auth.too_frequent", "auth.company_suspended"],
  doc: "Signs a customer in. A wrong password and an unknown e-mail give the same answer in the same time.",
});

export const signInV1 = defineEndpoint(calls.signInV1, {
  request: credentials,
  reply: z.extend(issuedSession, {
    token_type: z.literal("Bearer"),
    /** Seconds. */
    expires_in: z.int(),
  }),
  errors: ["auth.invalid_credentials", "auth.too_frequent", "auth.company_suspended"],
  doc: "The older form of signing in: the same checks and limits, and the same session told in OAuth's words.",
});

export const signOut = defineEndpoint(calls.signOut, {
  request: z.object({ redirect_url: z.optional(target) }),
  reply: z.object({ url: z.string() }),
  doc: "Ends this session. The reply names the page to go to: the provider's sign-out page after single sign-on, else redirect_url where it is on this origin or on the operator's list, else the sign-in page.",
});

export const me = defineEndpoint(calls.me, {
  request: z.object({}),
  reply: currentUser,
  doc: "The signed-in customer: the same as info-v2.",
});

export const info = defineEndpoint(calls.info, {
  request: z.object({}),
  reply: currentUser,
  doc: "The signed-in customer with company and settings: what the shell fetches first.",
});

export const updateStatus = defineEndpoint(calls.updateStatus, {
  request: z.object({
    key: z.enum(USER_SETTINGS),
    value: z.union([z.int(), z.string().check(z.maxLength(SETTING_MAX)), z.null()]),
  }),
  reply: z.object({}),
  errors: ["auth.language_fixed"],
  doc: "Stores one of the user's settings: assessment_status or guide_status (0 or 1), language (en or zh; cn is taken as zh), timezone (an IANA name, or null for the browser's), scenario_home (what the list of scenarios is narrowed to, as its address says it; null for nothing).",
});

import * as z from "zod/mini";
import * as calls from "../../contract/accounts/staffauth.ts";
import { accountSession } from "../../entities/accounts/account.ts";
import { staffUser } from "../../entities/accounts/people.ts";
import { id } from "../../entities/common.ts";
import { filledLine } from "../../entities/line.ts";
import { defineEndpoint } from "../endpoint.ts";
import { credentials, issuedSession, passwordChange, secondStep } from "./credentials.ts";

export const staffSignIn = defineEndpoint(calls.staffSignIn, {
  request: credentials,
  reply: z.union([issuedSession, secondStep]),
  errors: ["auth.invalid_credentials", "auth.too_frequent", "auth.staff_disabled"],
  doc: "Signs a member of staff in: with a session, or with what the second step takes where the account has a second factor.",
});

export const staffSignOut = defineEndpoint(calls.staffSignOut, {
  request: z.object({}),
  reply: z.object({ url: z.string() }),
  doc: "Ends this staff session.",
});

export const staffSetup = defineEndpoint(calls.staffSetup, {
  request: z.object({
    /** From the one-time link that the first start prints. */
    code: z.string().check(z.maxLength(200)),
    username: filledLine(80),
    email: z.email().check(z.maxLength(254)),
    password: z.string().check(z.minLength(8), z.maxLength(256)),
  }),
  reply: issuedSession,
  errors: ["auth.setup_link_invalid", "auth.password_weak"],
  doc: "Creates the first staff account from the one-time link that the server prints at its first start.",
});

export const misInfo = defineEndpoint(calls.misInfo, {
  request: z.object({}),
  reply: staffUser,
  doc: "The signed-in member of staff.",
});

export const changeStaffPassword = defineEndpoint(calls.changeStaffPassword, {
  request: passwordChange,
  reply: z.object({}),
  errors: ["auth.password_wrong", "auth.password_weak", "auth.passwords_differ", "auth.too_frequent"],
  doc: "Changes the password of the calling member of staff (rule v2). Their other sessions end, previews included.",
});

export const listStaffSessions = defineEndpoint(calls.listStaffSessions, {
  request: z.object({}),
  reply: z.object({ list: z.array(accountSession) }),
  doc: "The console sessions of the calling member of staff that are alive, the one seen last first. Previews of portals are none.",
});

export const revokeStaffSession = defineEndpoint(calls.revokeStaffSession, {
  request: z.object({ id }),
  reply: z.object({}),
  errors: ["auth.session_not_found"],
  doc: "Ends one of the caller's own console sessions at once, and every preview of a portal that they have open.",
});

export const revokeOtherStaffSessions = defineEndpoint(calls.revokeOtherStaffSessions, {
  request: z.object({}),
  reply: z.object({
    /** How many were ended. */
    ended: z.int(),
  }),
  doc: "Ends all of the caller's own console sessions but this one, and every preview of a portal that they have open.",
});

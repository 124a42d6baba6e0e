import * as z from "zod/mini";
import * as calls from "../../contract/accounts/invitations.ts";
import { ROLES } from "../../entities/tables.ts";
import { defineEndpoint } from "../endpoint.ts";
import { issuedSession, linkCode, newPassword } from "./credentials.ts";

export const checkInvitation = defineEndpoint(calls.checkInvitation, {
  request: z.object({ code: linkCode }),
  reply: z.object({
    email: z.string(),
    company_name: z.string(),
    role: z.enum(ROLES),
    /** Who invited; null where that person has left. */
    inviter: z.nullable(z.string()),
  }),
  errors: [
    "member.invite_link_expired",
    "member.account_registered",
    "member.account_abnormal",
    "auth.too_frequent",
  ],
  doc: "Does the link of an invitation still work, and to which team does it lead? Asking does not use it up.",
});

export const acceptInvitation = defineEndpoint(calls.acceptInvitation, {
  request: z.object({ code: linkCode, ...newPassword }),
  reply: issuedSession,
  errors: [
    "member.invite_link_expired",
    "member.account_registered",
    "member.account_abnormal",
    "auth.password_weak",
    "auth.passwords_differ",
    "auth.too_frequent",
  ],
  doc: "Joins the team with a password (rule v2) and signs in. The profile is completed afterwards.",
});

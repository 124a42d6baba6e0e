import * as z from "zod/mini";
import * as calls from "../../contract/accounts/registration.ts";
import { COMPANY_NAME_MAX, JOB_POSITIONS, USER_NAME_MAX } from "../../entities/accounts/account.ts";
import { filledLine } from "../../entities/line.ts";
import { defineEndpoint } from "../endpoint.ts";
import { emailAddress, issuedSession, linkCode, mailLanguage, newPassword } from "./credentials.ts";

export const registerEmail = defineEndpoint(calls.registerEmail, {
  request: z.object({ email: emailAddress, language: mailLanguage }),
  reply: z.object({}),
  errors: ["auth.registration_closed", "auth.too_frequent"],
  doc: "Mails a link that confirms the e-mail and opens the registration. Who has an account is told so by mail; the answer here is the same.",
});

export const checkRegisterLink = defineEndpoint(calls.checkRegisterLink, {
  request: z.object({ code: linkCode }),
  reply: z.object({ email: z.string() }),
  errors: ["auth.registration_closed", "auth.register_link_expired", "auth.too_frequent"],
  doc: "Does the link of a registration mail still work, and for which e-mail? Asking does not use it up.",
});

export const register = defineEndpoint(calls.register, {
  request: z.object({
    code: linkCode,
    name: filledLine(USER_NAME_MAX),
    company: filledLine(COMPANY_NAME_MAX),
    position: z.optional(z.nullable(z.enum(JOB_POSITIONS))),
    ...newPassword,
  }),
  reply: issuedSession,
  errors: [
    "auth.registration_closed",
    "auth.register_link_expired",
    "auth.account_registered",
    "auth.password_weak",
    "auth.passwords_differ",
    "auth.too_frequent",
  ],
  doc: "Creates a company on the free trial with its first owner, whose e-mail the link has confirmed. Password rule v2.",
});

import * as z from "zod/mini";
import { COMPANY_NAME_MAX, JOB_POSITIONS, USER_NAME_MAX } from "../entities/account.ts";
import { line } from "../entities/line.ts";
import { emailAddress, issuedSession, linkCode, mailLanguage, newPassword } from "./credentials.ts";
import { defineEndpoint, PUBLIC } from "./endpoint.ts";

export const registerEmail = defineEndpoint({
  id: "registration.sendEmail",
  method: "POST",
  path: "/api/portal/v2_auth/register/send-email",
  access: PUBLIC,
  request: z.object({ email: emailAddress, language: mailLanguage }),
  reply: z.object({}),
  errors: ["auth.registration_closed", "auth.too_frequent"],
  timeout: 30_000,
  keepDuplicates: true,
  doc: "Mails a link that confirms the e-mail and opens the registration. Who has an account is told so by mail; the answer here is the same.",
});

export const checkRegisterLink = defineEndpoint({
  id: "registration.linkCheck",
  method: "POST",
  path: "/api/portal/v2_auth/register/link-check",
  access: PUBLIC,
  request: z.object({ code: linkCode }),
  reply: z.object({ email: z.string() }),
  errors: ["auth.registration_closed", "auth.register_link_expired", "auth.too_frequent"],
  doc: "Does the link of a registration mail still work, and for which e-mail? Asking does not use it up.",
});

export const register = defineEndpoint({
  id: "registration.register",
  method: "POST",
  path: "/api/portal/v2_auth/register",
  access: PUBLIC,
  request: z.object({
    code: linkCode,
    name: line(USER_NAME_MAX).check(z.minLength(1)),
    company: line(COMPANY_NAME_MAX).check(z.minLength(1)),
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
  keepDuplicates: true,
  doc: "Creates a company on the free trial with its first owner, whose e-mail the link has confirmed. Password rule v2.",
});

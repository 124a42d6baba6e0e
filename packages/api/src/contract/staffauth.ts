import * as z from "zod/mini";
import { line } from "../entities/line.ts";
import { staffUser } from "../entities/people.ts";
import { credentials, issuedSession, secondStep } from "./credentials.ts";
import { defineEndpoint, PUBLIC, STAFF_ENROLLING } from "./endpoint.ts";

export const staffSignIn = defineEndpoint({
  id: "staff.signIn",
  method: "POST",
  path: "/api/mis/v2/auth/token",
  access: PUBLIC,
  request: credentials,
  reply: z.union([issuedSession, secondStep]),
  errors: ["auth.invalid_credentials", "auth.too_frequent"],
  doc: "Signs a member of staff in: with a session, or with what the second step takes where the account has a second factor.",
});

export const staffSignOut = defineEndpoint({
  id: "staff.signOut",
  method: "POST",
  path: "/api/mis/v2/auth/logout",
  access: STAFF_ENROLLING,
  request: z.object({}),
  reply: z.object({ url: z.string() }),
  keepDuplicates: true,
  doc: "Ends this staff session.",
});

export const staffSetup = defineEndpoint({
  id: "staff.setup",
  method: "POST",
  path: "/api/mis/v2/auth/setup",
  access: PUBLIC,
  request: z.object({
    /** From the one-time link that the first start prints. */
    code: z.string().check(z.maxLength(200)),
    username: line(80).check(z.minLength(1)),
    email: z.email().check(z.maxLength(254)),
    password: z.string().check(z.minLength(8), z.maxLength(256)),
  }),
  reply: issuedSession,
  errors: ["auth.setup_link_invalid", "auth.password_weak"],
  doc: "Creates the first staff account from the one-time link that the server prints at its first start.",
});

export const misInfo = defineEndpoint({
  id: "staff.info",
  method: "POST",
  path: "/api/mis/v2/common/mis-info",
  access: STAFF_ENROLLING,
  request: z.object({}),
  reply: staffUser,
  doc: "The signed-in member of staff.",
});

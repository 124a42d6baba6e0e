import * as z from "zod/mini";
import { instant } from "../entities/common.ts";
import { currentUser, staffUser } from "../entities/people.ts";
import { CUSTOMER, defineEndpoint, PUBLIC, STAFF } from "./endpoint.ts";

const credentials = z.object({
  email: z.string().check(z.trim(), z.maxLength(254)),
  password: z.string().check(z.maxLength(256)),
});

const session = z.object({
  /** Opaque bearer token. The server keeps only its hash. */
  token: z.string(),
  expires_at: instant,
});

export const signIn = defineEndpoint({
  id: "auth.signIn",
  method: "POST",
  path: "/api/portal/v2_auth/token",
  access: PUBLIC,
  request: credentials,
  reply: session,
  errors: ["auth.invalid_credentials", "auth.too_frequent"],
  doc: "Signs a customer in. A wrong password and an unknown e-mail give the same answer in the same time.",
});

export const signOut = defineEndpoint({
  id: "auth.signOut",
  method: "POST",
  path: "/api/portal/v2/logout",
  access: CUSTOMER,
  request: z.object({ redirect_url: z.optional(z.string()) }),
  reply: z.object({ url: z.string() }),
  keepDuplicates: true,
  doc: "Ends this session. The reply names the page to go to: redirect_url where it is on this origin, else the sign-in page.",
});

export const me = defineEndpoint({
  id: "auth.me",
  method: "GET",
  path: "/api/portal/v1/users/me",
  access: CUSTOMER,
  request: z.object({}),
  reply: currentUser,
  doc: "The signed-in customer.",
});

export const info = defineEndpoint({
  id: "auth.info",
  method: "GET",
  path: "/api/portal/v2/common/info-v2",
  access: CUSTOMER,
  request: z.object({}),
  reply: currentUser,
  doc: "The signed-in customer with company and settings: what the shell fetches first.",
});

export const USER_SETTINGS = ["assessment_status", "language"] as const;

export const updateStatus = defineEndpoint({
  id: "auth.updateStatus",
  method: "POST",
  path: "/api/portal/v2/common/update-status",
  access: CUSTOMER,
  request: z.object({ key: z.enum(USER_SETTINGS), value: z.union([z.int(), z.enum(["en", "zh"])]) }),
  reply: z.object({}),
  keepDuplicates: true,
  doc: "Stores one of the user's settings: assessment_status (0 or 1) or language (en or zh).",
});

export const staffSignIn = defineEndpoint({
  id: "staff.signIn",
  method: "POST",
  path: "/api/mis/v2/auth/token",
  access: PUBLIC,
  request: credentials,
  reply: session,
  errors: ["auth.invalid_credentials", "auth.too_frequent"],
  doc: "Signs a member of staff in.",
});

export const staffSignOut = defineEndpoint({
  id: "staff.signOut",
  method: "POST",
  path: "/api/mis/v2/auth/logout",
  access: STAFF,
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
    username: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
    email: z.email().check(z.maxLength(254)),
    password: z.string().check(z.minLength(8), z.maxLength(256)),
  }),
  reply: session,
  errors: ["auth.setup_link_invalid", "auth.password_weak"],
  doc: "Creates the first staff account from the one-time link that the server prints at its first start.",
});

export const misInfo = defineEndpoint({
  id: "staff.info",
  method: "POST",
  path: "/api/mis/v2/common/mis-info",
  access: STAFF,
  request: z.object({}),
  reply: staffUser,
  doc: "The signed-in member of staff.",
});

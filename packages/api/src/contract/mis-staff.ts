import * as z from "zod/mini";
import { id } from "../entities/common.ts";
import { STAFF_NAME_MAX, STAFF_STATES, staffAccount, staffPermissions } from "../entities/staff-account.ts";
import { emailAddress, issuedSession, linkCode, newPassword } from "./credentials.ts";
import { defineEndpoint, PUBLIC, staff } from "./endpoint.ts";
import { paging, searching } from "./paging.ts";

const access = staff("super");

const username = z.string().check(z.trim(), z.minLength(1), z.maxLength(STAFF_NAME_MAX));

export const listStaff = defineEndpoint({
  id: "staffAccount.list",
  method: "POST",
  path: "/api/mis/v2/staff/list",
  access,
  request: z.object({ ...searching, ...paging, state: z.optional(z.enum(STAFF_STATES)) }),
  reply: z.object({ list: z.array(staffAccount), total: z.int() }),
  doc: "Accounts of the staff console, by name.",
});

export const createStaff = defineEndpoint({
  id: "staffAccount.create",
  method: "POST",
  path: "/api/mis/v2/staff/create",
  access,
  request: z.object({ username, email: emailAddress, permissions: staffPermissions }),
  reply: staffAccount,
  errors: ["mis.staff_email_taken"],
  keepDuplicates: true,
  doc: "Adds a member of staff, and mails the link with which they set their password.",
});

export const inviteStaff = defineEndpoint({
  id: "staffAccount.invite",
  method: "POST",
  path: "/api/mis/v2/staff/invite",
  access,
  request: z.object({ id }),
  reply: staffAccount,
  errors: ["mis.staff_not_found", "mis.staff_joined", "auth.too_frequent"],
  keepDuplicates: true,
  doc: "Mails the link again to someone who has not set a password yet; the earlier link stops working.",
});

export const updateStaff = defineEndpoint({
  id: "staffAccount.update",
  method: "POST",
  path: "/api/mis/v2/staff/update",
  access,
  request: z.object({
    id,
    username: z.optional(username),
    email: z.optional(emailAddress),
    /** All that the person may do from now on: what is absent is taken away. */
    permissions: z.optional(staffPermissions),
  }),
  reply: staffAccount,
  errors: ["mis.staff_not_found", "mis.staff_email_taken", "mis.staff_last_super"],
  keepDuplicates: true,
  doc: "Changes name, e-mail or permissions of a member of staff. Permissions hold from the next call on.",
});

export const enableStaff = defineEndpoint({
  id: "staffAccount.enable",
  method: "POST",
  path: "/api/mis/v2/staff/enable",
  access,
  request: z.object({ id, enabled: z.boolean() }),
  reply: staffAccount,
  errors: ["mis.staff_not_found", "mis.staff_last_super"],
  keepDuplicates: true,
  doc: "Shuts a member of staff out, with all sessions, previews and links, or lets them in again. What they did stays.",
});

export const endStaffSessions = defineEndpoint({
  id: "staffAccount.endSessions",
  method: "POST",
  path: "/api/mis/v2/staff/end-sessions",
  access,
  request: z.object({ id }),
  reply: z.object({
    /** How many were ended. */
    ended: z.int(),
  }),
  errors: ["mis.staff_not_found"],
  keepDuplicates: true,
  doc: "Ends all sessions of a member of staff at once, previews included; the caller's own session stays.",
});

export const checkStaffLink = defineEndpoint({
  id: "staff.linkCheck",
  method: "POST",
  path: "/api/mis/v2/auth/link-check",
  access: PUBLIC,
  request: z.object({ code: linkCode }),
  reply: z.object({ username: z.string(), email: z.string() }),
  errors: ["auth.staff_link_expired", "auth.too_frequent"],
  doc: "Does the link of an invitation to the staff console still work? Asking does not use it up.",
});

export const acceptStaffLink = defineEndpoint({
  id: "staff.accept",
  method: "POST",
  path: "/api/mis/v2/auth/accept",
  access: PUBLIC,
  request: z.object({ code: linkCode, ...newPassword }),
  reply: issuedSession,
  errors: ["auth.staff_link_expired", "auth.password_weak", "auth.passwords_differ", "auth.too_frequent"],
  keepDuplicates: true,
  doc: "Sets the password of an invited member of staff (rule v2), and signs them in.",
});

import * as z from "zod/mini";
import * as calls from "../../contract/mis/staff.ts";
import {
  STAFF_NAME_MAX,
  STAFF_STATES,
  staffAccount,
  staffPermissions,
} from "../../entities/accounts/staff-account.ts";
import { id } from "../../entities/common.ts";
import { line } from "../../entities/line.ts";
import { emailAddress, issuedSession, linkCode, newPassword } from "../accounts/credentials.ts";
import { defineEndpoint } from "../endpoint.ts";
import { paging, searching } from "../paging.ts";
import { seenFields } from "../seen.ts";

const username = line(STAFF_NAME_MAX).check(z.minLength(1));

const accountChange = z.object({
  username: z.optional(username),
  email: z.optional(emailAddress),
  /** All that the person may do from now on: what is absent is taken away. */
  permissions: z.optional(staffPermissions),
});

export const listStaff = defineEndpoint(calls.listStaff, {
  request: z.object({
    ...searching,
    ...paging,
    state: z.optional(z.enum(STAFF_STATES)),
    /** This account alone. */
    id: z.optional(id),
  }),
  reply: z.object({ list: z.array(staffAccount), total: z.int() }),
  doc: "Accounts of the staff console, by name.",
});

export const createStaff = defineEndpoint(calls.createStaff, {
  request: z.object({ username, email: emailAddress, permissions: staffPermissions }),
  reply: staffAccount,
  errors: ["mis.staff_email_taken"],
  doc: "Adds a member of staff, and mails the link with which they set their password.",
});

export const inviteStaff = defineEndpoint(calls.inviteStaff, {
  request: z.object({ id }),
  reply: staffAccount,
  errors: ["mis.staff_not_found", "mis.staff_joined", "auth.too_frequent"],
  doc: "Mails the link again to someone who has not set a password yet; the earlier link stops working.",
});

export const updateStaff = defineEndpoint(calls.updateStaff, {
  request: z.extend(accountChange, { id, seen: seenFields(accountChange) }),
  reply: staffAccount,
  errors: ["mis.staff_not_found", "mis.staff_email_taken", "mis.staff_last_super", "mis.changed_meanwhile"],
  doc: "Changes name, e-mail or permissions of a member of staff. Permissions hold from the next call on. What somebody else changed since it was seen is not overwritten.",
});

export const enableStaff = defineEndpoint(calls.enableStaff, {
  request: z.object({ id, enabled: z.boolean() }),
  reply: staffAccount,
  errors: ["mis.staff_not_found", "mis.staff_last_super"],
  doc: "Shuts a member of staff out, with all sessions, previews and links, or lets them in again. What they did stays.",
});

export const endStaffSessions = defineEndpoint(calls.endStaffSessions, {
  request: z.object({ id }),
  reply: z.object({
    /** How many were ended. */
    ended: z.int(),
  }),
  errors: ["mis.staff_not_found"],
  doc: "Ends all sessions of a member of staff at once, previews included; the caller's own session stays.",
});

export const checkStaffLink = defineEndpoint(calls.checkStaffLink, {
  request: z.object({ code: linkCode }),
  reply: z.object({ username: z.string(), email: z.string() }),
  errors: ["auth.staff_link_expired", "auth.too_frequent"],
  doc: "Does the link of an invitation to the staff console still work? Asking does not use it up.",
});

export const acceptStaffLink = defineEndpoint(calls.acceptStaffLink, {
  request: z.object({ code: linkCode, ...newPassword }),
  reply: issuedSession,
  errors: ["auth.staff_link_expired", "auth.password_weak", "auth.passwords_differ", "auth.too_frequent"],
  doc: "Sets the password of an invited member of staff (rule v2), and signs them in.",
});

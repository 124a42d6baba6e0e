import * as z from "zod/mini";
import * as calls from "../../contract/accounts/members.ts";
import { member } from "../../entities/accounts/account.ts";
import { id } from "../../entities/common.ts";
import { LANGUAGES, ROLES } from "../../entities/tables.ts";
import { defineEndpoint } from "../endpoint.ts";
import { emailAddress } from "./credentials.ts";

const role = z.enum(ROLES);
const done = z.object({});

export const listMembers = defineEndpoint(calls.listMembers, {
  request: z.object({
    /** Those who have left or were removed, too. */
    removed: z._default(z.boolean(), false),
  }),
  reply: z.object({
    list: z.array(member),
    /** Members and open invitations that the plan allows. */
    limit: z.int(),
    /** The plan has ended: nobody is invited. */
    plan_ended: z.boolean(),
  }),
  doc: "The team: members first, then open invitations, each by time.",
});

export const inviteMember = defineEndpoint(calls.inviteMember, {
  request: z.object({
    email: emailAddress,
    role,
    /** Of the mail and of the new account; default: that of the request. */
    language: z.optional(z.enum(LANGUAGES)),
  }),
  reply: member,
  errors: [
    "member.email_already_in",
    "member.email_exist",
    "member.invite_failed",
    "member.limit_reached",
    "member.plan_ended",
    "auth.too_frequent",
  ],
  doc: "Invites someone by mail. Inviting an open invitation's e-mail again sends it again with the new role.",
});

export const resendInvitation = defineEndpoint(calls.resendInvitation, {
  request: z.object({ id }),
  reply: member,
  errors: [
    "member.already_joined",
    "member.invitation_not_found",
    "member.invite_failed",
    "member.plan_ended",
    "auth.too_frequent",
  ],
  doc: "Mails an open invitation again. Its earlier links stop working.",
});

export const cancelInvitation = defineEndpoint(calls.cancelInvitation, {
  request: z.object({ id }),
  reply: done,
  errors: ["member.already_joined", "member.invitation_not_found"],
  doc: "Takes an open invitation back: its links stop working. Not possible once the person has joined.",
});

export const setMemberRole = defineEndpoint(calls.setMemberRole, {
  request: z.object({ id, role }),
  reply: member,
  errors: ["member.not_found", "member.last_owner"],
  doc: "Makes a member an administrator (owner) or a member (viewer). The last administrator stays one.",
});

export const removeMember = defineEndpoint(calls.removeMember, {
  request: z.object({ id }),
  reply: done,
  errors: ["member.not_found", "member.last_owner"],
  doc: "Removes a member. Their sessions and links end at once; what they did stays.",
});

export const leaveTeam = defineEndpoint(calls.leaveTeam, {
  request: z.object({}),
  reply: done,
  errors: ["member.last_owner"],
  doc: "Leaves the team. The last administrator cannot.",
});

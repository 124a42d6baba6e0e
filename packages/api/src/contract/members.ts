import * as z from "zod/mini";
import { member } from "../entities/account.ts";
import { id } from "../entities/common.ts";
import { LANGUAGES, ROLES } from "../entities/tables.ts";
import { emailAddress } from "./credentials.ts";
import { CUSTOMER, CUSTOMER_READ, defineEndpoint, OWNER } from "./endpoint.ts";

const role = z.enum(ROLES);
const done = z.object({});

export const listMembers = defineEndpoint({
  id: "member.list",
  method: "POST",
  path: "/api/portal/v2/member/list",
  access: CUSTOMER_READ,
  request: z.object({
    /** Those who have left or were removed, too. */
    removed: z._default(z.boolean(), false),
  }),
  reply: z.object({
    list: z.array(member),
    /** Members and open invitations that the plan allows. */
    limit: z.int(),
  }),
  doc: "The team: members first, then open invitations, each by time.",
});

export const inviteMember = defineEndpoint({
  id: "member.invite",
  method: "POST",
  path: "/api/portal/v2/member/invite",
  access: OWNER,
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
  keepDuplicates: true,
  doc: "Invites someone by mail. Inviting an open invitation's e-mail again sends it again with the new role.",
});

export const resendInvitation = defineEndpoint({
  id: "member.resendInvitation",
  method: "POST",
  path: "/api/portal/v2/member/invite-resend",
  access: OWNER,
  request: z.object({ id }),
  reply: member,
  errors: [
    "member.already_joined",
    "member.invitation_not_found",
    "member.invite_failed",
    "auth.too_frequent",
  ],
  keepDuplicates: true,
  doc: "Mails an open invitation again. Its earlier links stop working.",
});

export const cancelInvitation = defineEndpoint({
  id: "member.cancelInvitation",
  method: "POST",
  path: "/api/portal/v2/member/invite-cancel",
  access: OWNER,
  request: z.object({ id }),
  reply: done,
  errors: ["member.already_joined", "member.invitation_not_found"],
  keepDuplicates: true,
  doc: "Takes an open invitation back: its links stop working. Not possible once the person has joined.",
});

export const setMemberRole = defineEndpoint({
  id: "member.setRole",
  method: "POST",
  path: "/api/portal/v2/member/role",
  access: OWNER,
  request: z.object({ id, role }),
  reply: member,
  errors: ["member.not_found", "member.last_owner"],
  keepDuplicates: true,
  doc: "Makes a member an administrator (owner) or a member (viewer). The last administrator stays one.",
});

export const removeMember = defineEndpoint({
  id: "member.remove",
  method: "POST",
  path: "/api/portal/v2/member/remove",
  access: OWNER,
  request: z.object({ id }),
  reply: done,
  errors: ["member.not_found", "member.last_owner"],
  keepDuplicates: true,
  doc: "Removes a member. Their sessions and links end at once; what they did stays.",
});

export const leaveTeam = defineEndpoint({
  id: "member.leave",
  method: "POST",
  path: "/api/portal/v2/member/leave",
  access: CUSTOMER,
  request: z.object({}),
  reply: done,
  errors: ["member.last_owner"],
  keepDuplicates: true,
  doc: "Leaves the team. The last administrator cannot.",
});

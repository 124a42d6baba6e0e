import { CUSTOMER, CUSTOMER_READ, defineCall, OWNER } from "../call.ts";

export const listMembers = defineCall({
  id: "member.list",
  method: "POST",
  path: "/api/portal/v2/member/list",
  access: CUSTOMER_READ,
});

export const inviteMember = defineCall({
  id: "member.invite",
  method: "POST",
  path: "/api/portal/v2/member/invite",
  access: OWNER,
  keepDuplicates: true,
});

export const resendInvitation = defineCall({
  id: "member.resendInvitation",
  method: "POST",
  path: "/api/portal/v2/member/invite-resend",
  access: OWNER,
  keepDuplicates: true,
});

export const cancelInvitation = defineCall({
  id: "member.cancelInvitation",
  method: "POST",
  path: "/api/portal/v2/member/invite-cancel",
  access: OWNER,
  keepDuplicates: true,
});

export const setMemberRole = defineCall({
  id: "member.setRole",
  method: "POST",
  path: "/api/portal/v2/member/role",
  access: OWNER,
  keepDuplicates: true,
});

export const removeMember = defineCall({
  id: "member.remove",
  method: "POST",
  path: "/api/portal/v2/member/remove",
  access: OWNER,
  keepDuplicates: true,
});

export const leaveTeam = defineCall({
  id: "member.leave",
  method: "POST",
  path: "/api/portal/v2/member/leave",
  access: CUSTOMER,
  keepDuplicates: true,
});

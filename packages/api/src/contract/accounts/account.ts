import { CUSTOMER, defineCall } from "../call.ts";

export const completeProfile = defineCall({
  id: "account.completeProfile",
  method: "POST",
  path: "/api/portal/v2/user/complete-profile",
  access: CUSTOMER,
  keepDuplicates: true,
});

export const updateProfile = defineCall({
  id: "account.updateProfile",
  method: "POST",
  path: "/api/portal/v2/user/profile",
  access: CUSTOMER,
  keepDuplicates: true,
});

export const listSessions = defineCall({
  id: "account.sessions",
  method: "POST",
  path: "/api/portal/v2/user/session/list",
  access: CUSTOMER,
});

export const revokeSession = defineCall({
  id: "account.revokeSession",
  method: "POST",
  path: "/api/portal/v2/user/session/revoke",
  access: CUSTOMER,
  keepDuplicates: true,
});

export const revokeOtherSessions = defineCall({
  id: "account.revokeOtherSessions",
  method: "POST",
  path: "/api/portal/v2/user/session/revoke-others",
  access: CUSTOMER,
  keepDuplicates: true,
});

import { defineCall, PUBLIC, STAFF_ENROLLING } from "../call.ts";

export const staffSignIn = defineCall({
  id: "staff.signIn",
  method: "POST",
  path: "/api/mis/v2/auth/token",
  access: PUBLIC,
});

export const staffSignOut = defineCall({
  id: "staff.signOut",
  method: "POST",
  path: "/api/mis/v2/auth/logout",
  access: STAFF_ENROLLING,
  keepDuplicates: true,
});

export const staffSetup = defineCall({
  id: "staff.setup",
  method: "POST",
  path: "/api/mis/v2/auth/setup",
  access: PUBLIC,
});

export const misInfo = defineCall({
  id: "staff.info",
  method: "POST",
  path: "/api/mis/v2/common/mis-info",
  access: STAFF_ENROLLING,
});

export const changeStaffPassword = defineCall({
  id: "staff.passwordChange",
  method: "POST",
  path: "/api/mis/v2/auth/password",
  access: STAFF_ENROLLING,
  keepDuplicates: true,
});

export const listStaffSessions = defineCall({
  id: "staff.sessions",
  method: "POST",
  path: "/api/mis/v2/auth/session/list",
  access: STAFF_ENROLLING,
});

export const revokeStaffSession = defineCall({
  id: "staff.revokeSession",
  method: "POST",
  path: "/api/mis/v2/auth/session/revoke",
  access: STAFF_ENROLLING,
  keepDuplicates: true,
});

export const revokeOtherStaffSessions = defineCall({
  id: "staff.revokeOtherSessions",
  method: "POST",
  path: "/api/mis/v2/auth/session/revoke-others",
  access: STAFF_ENROLLING,
  keepDuplicates: true,
});

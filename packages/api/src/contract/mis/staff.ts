import { defineCall, PUBLIC, staff } from "../call.ts";

const access = staff("super");

export const listStaff = defineCall({
  id: "staffAccount.list",
  method: "POST",
  path: "/api/mis/v2/staff/list",
  access,
});

export const createStaff = defineCall({
  id: "staffAccount.create",
  method: "POST",
  path: "/api/mis/v2/staff/create",
  access,
  keepDuplicates: true,
});

export const inviteStaff = defineCall({
  id: "staffAccount.invite",
  method: "POST",
  path: "/api/mis/v2/staff/invite",
  access,
  keepDuplicates: true,
});

export const updateStaff = defineCall({
  id: "staffAccount.update",
  method: "POST",
  path: "/api/mis/v2/staff/update",
  access,
  keepDuplicates: true,
});

export const enableStaff = defineCall({
  id: "staffAccount.enable",
  method: "POST",
  path: "/api/mis/v2/staff/enable",
  access,
  keepDuplicates: true,
});

export const endStaffSessions = defineCall({
  id: "staffAccount.endSessions",
  method: "POST",
  path: "/api/mis/v2/staff/end-sessions",
  access,
  keepDuplicates: true,
});

export const checkStaffLink = defineCall({
  id: "staff.linkCheck",
  method: "POST",
  path: "/api/mis/v2/auth/link-check",
  access: PUBLIC,
});

export const acceptStaffLink = defineCall({
  id: "staff.accept",
  method: "POST",
  path: "/api/mis/v2/auth/accept",
  access: PUBLIC,
  keepDuplicates: true,
});

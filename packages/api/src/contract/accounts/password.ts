import { CUSTOMER, defineCall, PUBLIC } from "../call.ts";

export const sendResetEmail = defineCall({
  id: "password.sendEmail",
  method: "POST",
  path: "/api/portal/v1/auth/password/send-email",
  access: PUBLIC,
  timeout: 30_000,
  keepDuplicates: true,
});

export const checkResetLink = defineCall({
  id: "password.linkCheck",
  method: "POST",
  path: "/api/portal/v1/auth/password/link-check",
  access: PUBLIC,
});

export const resetPassword = defineCall({
  id: "password.reset",
  method: "POST",
  path: "/api/portal/v1/auth/password/reset",
  access: PUBLIC,
  keepDuplicates: true,
});

export const changePassword = defineCall({
  id: "password.change",
  method: "POST",
  path: "/api/portal/v2/user/password",
  access: CUSTOMER,
  keepDuplicates: true,
});

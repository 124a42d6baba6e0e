import { defineCall, PUBLIC } from "../call.ts";

export const registerEmail = defineCall({
  id: "registration.sendEmail",
  method: "POST",
  path: "/api/portal/v2_auth/register/send-email",
  access: PUBLIC,
  timeout: 30_000,
  keepDuplicates: true,
});

export const checkRegisterLink = defineCall({
  id: "registration.linkCheck",
  method: "POST",
  path: "/api/portal/v2_auth/register/link-check",
  access: PUBLIC,
});

export const register = defineCall({
  id: "registration.register",
  method: "POST",
  path: "/api/portal/v2_auth/register",
  access: PUBLIC,
  keepDuplicates: true,
});

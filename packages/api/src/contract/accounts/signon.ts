import { CUSTOMER, defineCall, PUBLIC } from "../call.ts";

export const loginCheck = defineCall({
  id: "auth.loginCheck",
  method: "POST",
  path: "/api/portal/v2_auth/login/check",
  access: PUBLIC,
});

export const sendMagicLink = defineCall({
  id: "auth.sendMagicLink",
  method: "POST",
  path: "/api/portal/v2_auth/user/magic-link",
  access: PUBLIC,
  timeout: 30_000,
  keepDuplicates: true,
});

export const magicLinkCallback = defineCall({
  id: "auth.magicLinkCallback",
  method: "POST",
  path: "/api/portal/v2_auth/user/magic-link-callback",
  access: PUBLIC,
  keepDuplicates: true,
});

export const authorize = defineCall({
  id: "auth.authorize",
  method: "POST",
  path: "/api/portal/v2_auth/user/authorize",
  access: PUBLIC,
  keepDuplicates: true,
});

export const signOnCallback = defineCall({
  id: "auth.callback",
  method: "POST",
  path: "/api/portal/v2_auth/user/callback",
  access: PUBLIC,
  keepDuplicates: true,
});

export const signOnLogout = defineCall({
  id: "auth.signOnLogout",
  method: "POST",
  path: "/api/portal/v2_auth/user/logout",
  access: CUSTOMER,
  keepDuplicates: true,
});

import { CUSTOMER, CUSTOMER_READ, defineCall, PUBLIC } from "../call.ts";

export const signIn = defineCall({
  id: "auth.signIn",
  method: "POST",
  path: "/api/portal/v2_auth/token",
  access: PUBLIC,
});

export const signInV1 = defineCall({
  id: "auth.signInV1",
  method: "POST",
  path: "/api/portal/v1/auth/token",
  access: PUBLIC,
});

export const signOut = defineCall({
  id: "auth.signOut",
  method: "POST",
  path: "/api/portal/v2/logout",
  access: CUSTOMER,
  keepDuplicates: true,
});

export const me = defineCall({
  id: "auth.me",
  method: "GET",
  path: "/api/portal/v1/users/me",
  access: CUSTOMER_READ,
});

export const info = defineCall({
  id: "auth.info",
  method: "GET",
  path: "/api/portal/v2/common/info-v2",
  access: CUSTOMER_READ,
});

export const USER_SETTINGS = [
  "assessment_status",
  "guide_status",
  "language",
  "timezone",
  "scenario_home",
] as const;
/** Longest text of a setting: the ids of a hundred objects stand in `scenario_home`. */
export const SETTING_MAX = 5000;

export const updateStatus = defineCall({
  id: "auth.updateStatus",
  method: "POST",
  path: "/api/portal/v2/common/update-status",
  access: CUSTOMER,
  keepDuplicates: true,
});

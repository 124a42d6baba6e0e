import { CUSTOMER_READ, defineCall, OWNER } from "../call.ts";

export const getCompany = defineCall({
  id: "company.info",
  method: "POST",
  path: "/api/portal/v2/company/info",
  access: CUSTOMER_READ,
});

export const updateCompany = defineCall({
  id: "company.update",
  method: "POST",
  path: "/api/portal/v2/company/update",
  access: OWNER,
  keepDuplicates: true,
});

/** What paid plans have and others ask for. */
export const PAID_FEATURES = ["export", "login_scenarios"] as const;
export type PaidFeature = (typeof PAID_FEATURES)[number];

export const requestUpgrade = defineCall({
  id: "company.requestUpgrade",
  method: "POST",
  path: "/api/portal/v2/company/request-upgrade",
  access: OWNER,
});

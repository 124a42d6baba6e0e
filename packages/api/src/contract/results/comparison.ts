import { CUSTOMER_READ, defineCall } from "../call.ts";

export const compareChecks = defineCall({
  id: "check.compare",
  method: "POST",
  path: "/api/portal/v2/check/compare",
  access: CUSTOMER_READ,
});

export const compareCheck = defineCall({
  id: "check.compareDetail",
  method: "POST",
  path: "/api/portal/v2/check/compare-detail",
  access: CUSTOMER_READ,
});

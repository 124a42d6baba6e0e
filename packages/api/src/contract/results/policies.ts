import { CUSTOMER_READ, defineCall } from "../call.ts";

export const listPolicies = defineCall({
  id: "policy.list",
  method: "POST",
  path: "/api/portal/v2/policy/list",
  access: CUSTOMER_READ,
});

export const listRegulations = defineCall({
  id: "regulation.list",
  method: "POST",
  path: "/api/portal/v2/common/regulation-list",
  access: CUSTOMER_READ,
});

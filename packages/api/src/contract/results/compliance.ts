import { CUSTOMER, CUSTOMER_READ, defineCall } from "../call.ts";

export const listScenarios = defineCall({
  id: "compliance.list",
  method: "POST",
  path: "/api/portal/v2/compliance/list",
  access: CUSTOMER_READ,
});

/** Who can take a step. */
export const SOLVERS = ["legal", "rd", "operations"] as const;
export type Solver = (typeof SOLVERS)[number];

export const getScenario = defineCall({
  id: "compliance.detail",
  method: "POST",
  path: "/api/portal/v2/compliance/detail",
  access: CUSTOMER_READ,
});

export const getScenarioScan = defineCall({
  id: "compliance.scan",
  method: "POST",
  path: "/api/portal/v2/compliance/scan",
  access: CUSTOMER_READ,
});

export const getScenarioTexts = defineCall({
  id: "compliance.texts",
  method: "POST",
  path: "/api/portal/v2/compliance/texts",
  access: CUSTOMER_READ,
});

export const followScenario = defineCall({
  id: "compliance.follow",
  method: "POST",
  path: "/api/portal/v2/compliance/follow",
  access: CUSTOMER,
  keepDuplicates: true,
});

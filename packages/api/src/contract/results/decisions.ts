import { CUSTOMER_READ, defineCall } from "../call.ts";

/** Whether a decision still stands. What is done once, such as a publication, neither stands nor ends. */
export const DECISION_STATES = ["in_force", "ended"] as const;

export const DECISION_SORTS = ["at"] as const;

export const listDecisions = defineCall({
  id: "decision.list",
  method: "POST",
  path: "/api/portal/v2/decision/list",
  access: CUSTOMER_READ,
});

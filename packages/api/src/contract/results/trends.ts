import { CUSTOMER_READ, defineCall } from "../call.ts";

/** Objects and laws a chart shows at most. */
export const CHART_MAX = 5;

export const dashboardTrends = defineCall({
  id: "dashboard.trends",
  method: "POST",
  path: "/api/portal/v2/dashboard/trends",
  access: CUSTOMER_READ,
});

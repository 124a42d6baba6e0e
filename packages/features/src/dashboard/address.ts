import { defineAddress, type StateOf, uuid } from "../address/index.ts";

/** What the dashboard shows: each object's last results, or one assessment. */
export const dashboardAddress = defineAddress({
  path: "/dashboard",
  fields: { assessmentId: uuid("assessment") },
});
export type DashboardState = StateOf<typeof dashboardAddress>;

import { defineAddress, type StateOf, uuid } from "../address/index.ts";

/** What the sheet shows: each object's last results, or one assessment. */
export const overviewAddress = defineAddress({
  path: "/overview",
  fields: { assessmentId: uuid("assessment") },
});
export type OverviewState = StateOf<typeof overviewAddress>;

import { ASSESSMENT_STATES } from "@candor/api/entities";
import { defineAddress, listFields, oneOf, type StateOf } from "../address/index.ts";

/** What the list of scans shows. */
export const scansAddress = defineAddress({
  fields: { state: oneOf("state", ASSESSMENT_STATES), ...listFields },
});
export type ScanListState = StateOf<typeof scansAddress>;

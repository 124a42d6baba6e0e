import { defineCall, staff } from "../call.ts";

const access = staff("add_detectionability");

export const listTableSamples = defineCall({
  id: "evidenceTable.samples",
  method: "POST",
  path: "/api/mis/v2/configs/evidence-table/samples",
  access,
});

/** What a layout would do to a published table. */
export const BREAKS = ["empty", "number", "unknown"] as const;

export const checkEvidenceTable = defineCall({
  id: "evidenceTable.impact",
  method: "POST",
  path: "/api/mis/v2/configs/evidence-table/impact",
  access,
});

import { inArray, type SQL } from "drizzle-orm";
import { assessment } from "../database/schema.ts";

/** Whether one may read results of an assessment: published ones, or for staff who preview the portal also those in review. */
export const readableState = ({ preview }: { preview: boolean }): SQL | undefined =>
  inArray(assessment.state, preview ? ["complete", "expert_review"] : ["complete"]);

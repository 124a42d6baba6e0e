import * as z from "zod/mini";
import { id, instant, statusCounts } from "./common.ts";
import { ASSET_TYPES, TERRITORIES } from "./tables.ts";

export const assessmentObject = z.object({
  id,
  asset_type: z.enum(ASSET_TYPES),
  name: z.string(),
  /** Websites only. */
  url: z.nullable(z.string()),
  territories: z.array(z.enum(TERRITORIES)),
  enabled: z.boolean(),
  /** True while an assessment of this object is under way: it cannot be changed. */
  locked: z.boolean(),
  /** True once it has been assessed: its address can no longer change. */
  assessed: z.boolean(),
  last_assessed_at: z.nullable(instant),
  counts: z.nullable(statusCounts),
  created_at: instant,
});
export type AssessmentObject = z.infer<typeof assessmentObject>;

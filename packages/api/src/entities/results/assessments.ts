import * as z from "zod/mini";
import { bilingual, id, instant, statusCounts } from "../common.ts";
import { ASSESSMENT_STATES, ASSET_TYPES, MATURITY_LEVELS, SCAN_FAILURES, SCAN_STEPS } from "../tables.ts";

/** Progress and outcome of one object inside an assessment. */
export const objectScan = z.object({
  scan_id: id,
  object_id: id,
  object_name: z.string(),
  /** Apps: the version that was submitted. */
  object_version_name: z.optional(z.nullable(z.string())),
  asset_type: z.enum(ASSET_TYPES),
  url: z.nullable(z.string()),
  step: z.enum(SCAN_STEPS),
  /** 0 to 100. */
  progress: z.int(),
  failure: z.nullable(z.enum(SCAN_FAILURES)),
  counts: z.nullable(statusCounts),
});
export type ObjectScan = z.infer<typeof objectScan>;

export const assessment = z.object({
  id,
  /** Running number shown to people, e.g. 20418 as S-20418. */
  number: z.int(),
  state: z.enum(ASSESSMENT_STATES),
  /** 0 to 100 over all objects. */
  progress: z.int(),
  objects: z.array(objectScan),
  submitted_at: instant,
  submitted_by: z.string(),
  started_at: z.nullable(instant),
  completed_at: z.nullable(instant),
  /** Estimated duration in days. */
  estimated_days: z.int(),
  /** Why staff marked it as failed, in their words; null where they did not. */
  failure_reason: z.nullable(bilingual),
  /** The last correction of its published results; null where there was none. */
  correction: z.nullable(z.object({ at: instant, reason: bilingual })),
  counts: z.nullable(statusCounts),
  /** 0 to 100, once published. */
  score: z.nullable(z.int()),
});
export type Assessment = z.infer<typeof assessment>;

export const maturity = z.object({
  /** 0 to 100. */
  score: z.int(),
  level: z.enum(MATURITY_LEVELS),
  /** Share of checks with a verdict, 0 to 1. */
  coverage: z.number(),
});
export type Maturity = z.infer<typeof maturity>;

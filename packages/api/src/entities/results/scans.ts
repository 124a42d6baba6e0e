import * as z from "zod/mini";
import { bilingual, id, instant } from "../common.ts";
import { evidenceTable, screenshot } from "../evidence/evidence.ts";
import { CHECK_STATUSES, LEVELS, OUTCOMES } from "../tables.ts";
import { citation, prose } from "./checks.ts";

/** What an expert says in place of the engine's texts; null where the engine's stands. */
export const resultTexts = z.object({
  summary: z.nullable(bilingual),
  what_is_wrong: z.nullable(bilingual),
  /** One step on each line. */
  how_to_fix: z.nullable(bilingual),
});
export type ResultTexts = z.infer<typeof resultTexts>;

/** A result as staff see it, with the engine's word beside the expert's. */
export const scanResult = z.object({
  id,
  check_id: z.string(),
  object_id: id,
  object_name: z.string(),
  scan_id: id,
  title: bilingual,
  category: bilingual,
  level: z.enum(LEVELS),
  citations: z.array(citation),
  engine_outcome: z.enum(OUTCOMES),
  engine_level: z.enum(LEVELS),
  outcome: z.enum(OUTCOMES),
  /** Null for what does not apply: the customer does not see it. */
  status: z.nullable(z.enum(CHECK_STATUSES)),
  hidden: z.boolean(),
  summary: bilingual,
  ...prose,
  how_to_fix: z.object({ en: z.array(z.string()), cn: z.array(z.string()) }),
  /** An expert's, in place of the engine's texts above; null: none. */
  texts: z.nullable(resultTexts),
  /** Why the engine was not sure, also where an expert has decided since. */
  uncertain_reason: z.nullable(bilingual),
  rule_version: z.int(),
  /** What the customer sees, or will see. */
  evidence: z.array(evidenceTable),
  /** The engine's own, where an expert changed it; else null. */
  engine_evidence: z.nullable(z.array(evidenceTable)),
  screenshots: z.array(screenshot),
  edited_by: z.nullable(z.string()),
  edited_at: z.nullable(instant),
  note: z.nullable(z.string()),
  /** Who agreed with the engine's word after looking at it, and when. */
  confirmed_by: z.nullable(z.string()),
  confirmed_at: z.nullable(instant),
  /** What stands here is not published yet: it waits for the correction to be. */
  pending: z.boolean(),
});
export type ScanResult = z.infer<typeof scanResult>;

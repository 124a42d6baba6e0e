import * as z from "zod/mini";
import { bilingual, id, instant } from "../common.ts";
import { evidenceTable, screenshot } from "../evidence/evidence.ts";
import { CHECK_STATUSES, LEVELS, OUTCOMES } from "../tables.ts";
import { citation, prose } from "./checks.ts";

/** A result as staff see it, with the engine's word beside the expert's. */
export const scanResult = z.object({
  id,
  check_id: z.string(),
  object_id: id,
  object_name: z.string(),
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
  /** Why the engine was not sure, also where an expert has decided since. */
  uncertain_reason: z.nullable(bilingual),
  rule_version: z.int(),
  evidence: z.array(evidenceTable),
  screenshots: z.array(screenshot),
  edited_by: z.nullable(z.string()),
  edited_at: z.nullable(instant),
  note: z.nullable(z.string()),
});
export type ScanResult = z.infer<typeof scanResult>;

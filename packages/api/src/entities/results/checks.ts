import * as z from "zod/mini";
import { bilingual, id, instant, statusCounts } from "../common.ts";
import { evidenceTable, screenshot } from "../evidence/evidence.ts";
import {
  ASSET_TYPES,
  CHECK_STATUSES,
  FRAMEWORKS,
  HISTORY_EVENTS,
  LEVELS,
  MANUAL_DURATIONS,
  RESOLUTION_STATUSES,
} from "../tables.ts";

/** A law's article a check rests on, e.g. framework gdpr, cite "GDPR Art. 7(3)". */
export const citation = z.object({ framework: z.enum(FRAMEWORKS), cite: bilingual });
export type Citation = z.infer<typeof citation>;

export const historyEvent = z.object({
  kind: z.enum(HISTORY_EVENTS),
  at: instant,
  /** Who did it; null for the engine. */
  by: z.nullable(z.string()),
  note: z.nullable(z.string()),
});
export type HistoryEvent = z.infer<typeof historyEvent>;

/** One row of the checks table. */
export const checkRow = z.object({
  id,
  check_id: z.string(),
  status: z.enum(CHECK_STATUSES),
  level: z.enum(LEVELS),
  title: bilingual,
  category: bilingual,
  scenario: bilingual,
  citations: z.array(citation),
  object_id: id,
  object_name: z.string(),
  scan_id: id,
  /** Who takes care of it. */
  owner: z.nullable(z.string()),
  owner_id: z.nullable(id),
  /** Set to Passed by a person, and for how long; null: the detected result. */
  manual: z.nullable(z.enum(MANUAL_DURATIONS)),
  resolution: z.enum(RESOLUTION_STATUSES),
  changed_at: instant,
});
export type CheckRow = z.infer<typeof checkRow>;

/** The words of a check, whatever shows them. */
export const prose = {
  /** What is wrong, where something is or may be; null for what passed, does not apply or is not known. */
  what_is_wrong: z.nullable(bilingual),
  /** Why it matters and what the law asks: true whatever the outcome. */
  explain: bilingual,
};

/** Why and by whom a check was set to Passed. */
export const manualStatus = z.object({
  duration: z.enum(MANUAL_DURATIONS),
  reason: z.string(),
  by: z.string(),
  at: instant,
  /** What was detected, and shows again when it is restored. */
  detected: z.enum(CHECK_STATUSES),
});
export type ManualStatus = z.infer<typeof manualStatus>;

/** What someone of the company says about a check. It stays with the check of its object over all assessments. */
export const checkComment = z.object({
  id,
  author: z.string(),
  text: z.string(),
  created_at: instant,
  edited_at: z.nullable(instant),
  /** The caller wrote it, and may change it. */
  own: z.boolean(),
});
export type CheckComment = z.infer<typeof checkComment>;

/** Everything a check's own screen shows. */
export const checkDetail = z.extend(checkRow, {
  asset_type: z.enum(ASSET_TYPES),
  /** One sentence of fact about this object, e.g. "5 cookies were set before any choice." */
  summary: bilingual,
  ...prose,
  how_to_fix: z.object({ en: z.array(z.string()), cn: z.array(z.string()) }),
  /** Why this is to be confirmed; null unless uncertain. */
  uncertain_reason: z.nullable(bilingual),
  evidence: z.array(evidenceTable),
  screenshots: z.array(screenshot),
  history: z.array(historyEvent),
  manual_status: z.nullable(manualStatus),
  /** The last correction after publication that changed it; null where none did. */
  correction: z.nullable(z.object({ at: instant, reason: bilingual })),
  /** False for results of earlier assessments: they cannot be changed. */
  current: z.boolean(),
  assessment_id: id,
  /** When its assessment was published; null while that is in review. */
  published_at: z.nullable(instant),
  assessed_at: instant,
  /** First publication that had it failing, until this assessment; null where none had. */
  first_seen: z.nullable(instant),
  /** Assessments that had it failing, until this one. */
  seen_in: z.int(),
  /** Position of this check among its object's, worst first, from 1. */
  position: z.int(),
  counts: statusCounts,
});
export type CheckDetail = z.infer<typeof checkDetail>;

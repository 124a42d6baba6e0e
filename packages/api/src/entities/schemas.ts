import * as z from "zod/mini";
import {
  ASSESSMENT_STATES,
  ASSET_TYPES,
  CHECK_STATUSES,
  EVIDENCE_COLUMN_TYPES,
  FRAMEWORKS,
  HISTORY_EVENTS,
  LANGUAGES,
  LEVELS,
  MATURITY_LEVELS,
  OUTCOMES,
  RESOLUTION_STATUSES,
  ROLES,
  SCAN_FAILURES,
  SCAN_STEPS,
  STAFF_PERMISSIONS,
  TERRITORIES,
} from "./tables.ts";

/** UUID of a row. */
export const id = z.uuid();
/** Instant as ISO 8601 in UTC, e.g. `2026-11-18T14:20:00.000Z`. */
export const instant = z.iso.datetime();

/** How many checks stand at each status. */
export const statusCounts = z.record(z.enum(CHECK_STATUSES), z.int());
export type StatusCounts = z.infer<typeof statusCounts>;

/** One text in both languages. */
export const bilingual = z.object({ en: z.string(), cn: z.string() });
export type Bilingual = z.infer<typeof bilingual>;

export const company = z.object({
  id,
  name: z.string(),
  logo_url: z.nullable(z.string()),
  /** Bit mask: 1 dashboard, 2 privacy center. */
  product_type: z.int(),
  /** Plan: 1 essential, 2 professional, 3 enterprise, 10 free trial. */
  product_version: z.int(),
  company_status: z.int(),
});
export type Company = z.infer<typeof company>;

/** The signed-in customer. */
export const currentUser = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  language: z.enum(["en", "zh"]),
  is_super: z.boolean(),
  permissions: z.array(z.string()),
  company,
  company_id: id,
  internal_review_only: z.nullable(z.string()),
  /** Number of the company's last published assessment; 0 when there is none. */
  last_scan: z.int(),
  guide_status: z.int(),
  default_index: z.nullable(z.string()),
  front_values: z.object({ assessment_status: z.int() }),
});
export type CurrentUser = z.infer<typeof currentUser>;

/** The signed-in member of staff. */
export const staffUser = z.object({
  id,
  username: z.string(),
  email: z.string(),
  /** Name of the environment; shown as a badge, green when it contains "prod". */
  env: z.string(),
  permissions: z.array(z.enum(STAFF_PERMISSIONS)),
});
export type StaffUser = z.infer<typeof staffUser>;

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

/** Progress and outcome of one object inside an assessment. */
export const objectScan = z.object({
  scan_id: id,
  object_id: id,
  object_name: z.string(),
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
  counts: z.nullable(statusCounts),
  /** 0 to 100, once published. */
  score: z.nullable(z.int()),
});
export type Assessment = z.infer<typeof assessment>;

/** A law's article a check rests on, e.g. framework gdpr, cite "GDPR Art. 7(3)". */
export const citation = z.object({ framework: z.enum(FRAMEWORKS), cite: bilingual });
export type Citation = z.infer<typeof citation>;

export const evidenceColumn = z.object({
  key: z.string(),
  label: bilingual,
  type: z.enum(EVIDENCE_COLUMN_TYPES),
  /** Words of the codes in this column's cells; a cell without an entry is shown as it is. */
  labels: z.optional(z.record(z.string(), bilingual)),
});
export type EvidenceColumn = z.infer<typeof evidenceColumn>;

/** A table of what was seen. A cell is text or a number; `null` prints as a dash. */
export const evidenceTable = z.object({
  id: z.string(),
  title: bilingual,
  columns: z.array(evidenceColumn),
  rows: z.array(z.record(z.string(), z.nullable(z.union([z.string(), z.number()])))),
  /** Rows seen in all, where more than the stored rows were. */
  total: z.int(),
});
export type EvidenceTable = z.infer<typeof evidenceTable>;

export const screenshot = z.object({
  id,
  caption: bilingual,
  /** Signed address, valid for a few minutes. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
});
export type Screenshot = z.infer<typeof screenshot>;

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
  owner: z.nullable(z.string()),
  resolution: z.enum(RESOLUTION_STATUSES),
  changed_at: instant,
});
export type CheckRow = z.infer<typeof checkRow>;

const prose = {
  /** What is wrong, where something is or may be; null for what passed, does not apply or is not known. */
  what_is_wrong: z.nullable(bilingual),
  /** Why it matters and what the law asks: true whatever the outcome. */
  explain: bilingual,
};

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
  assessment_id: id,
  assessed_at: instant,
  /** Position of this check among its object's, worst first, from 1. */
  position: z.int(),
  counts: statusCounts,
});
export type CheckDetail = z.infer<typeof checkDetail>;

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

export const maturity = z.object({
  /** 0 to 100. */
  score: z.int(),
  level: z.enum(MATURITY_LEVELS),
  previous: z.nullable(z.int()),
  previous_at: z.nullable(instant),
  /** Share of checks with a verdict, 0 to 1. */
  coverage: z.number(),
});
export type Maturity = z.infer<typeof maturity>;

export const language = z.enum(LANGUAGES);

/** A message the server has sent or will send. */
export const mail = z.object({
  id,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  created_at: instant,
  sent_at: z.nullable(instant),
  error: z.nullable(z.string()),
});
export type Mail = z.infer<typeof mail>;

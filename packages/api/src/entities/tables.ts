/**
 * One table per meaning. Unions derive from these values; nothing else in the
 * workspace spells a level, a status, a plan or an asset type a second time.
 */

/** Result of one check, worst first: the order in which a Vernier draws them. */
export const CHECK_STATUSES = [
  "critical",
  "medium",
  "low",
  "potential",
  "uncertain",
  "error",
  "resolved",
  "passed",
] as const;
export type CheckStatus = (typeof CHECK_STATUSES)[number];

/** Levels a failed check can have. */
export const LEVELS = ["critical", "medium", "low", "potential"] as const;
export type Level = (typeof LEVELS)[number];

/** Rank of a status in tables and sort orders; `error` sorts after `passed`. */
export const STATUS_RANKS: Record<CheckStatus, number> = {
  critical: 1,
  medium: 2,
  low: 3,
  resolved: 4,
  passed: 5,
  potential: 6,
  error: 7,
  uncertain: 8,
};

/** What staff may set a result to, and what the engine reports. */
export const OUTCOMES = ["passed", "failed", "potential", "uncertain", "not_applicable", "error"] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const RESOLUTION_STATUSES = ["mark_resolved", "unmark_resolved", "no_required"] as const;
export type ResolutionStatus = (typeof RESOLUTION_STATUSES)[number];

export const ASSET_TYPES = [
  "website",
  "android",
  "ios",
  "iot",
  "business_entity",
  "aws",
  "windows",
  "macos",
] as const;
export type AssetType = (typeof ASSET_TYPES)[number];

/** Types that this version can assess. Objects of the others are kept and listed, and cannot be submitted yet. */
export const ASSESSED_TYPES = ["website"] as const satisfies readonly AssetType[];

/** The life of an assessment as the customer sees it, in order; `failed` can be tried again. */
export const ASSESSMENT_STATES = ["awaiting", "assessing", "expert_review", "complete", "failed"] as const;
export type AssessmentState = (typeof ASSESSMENT_STATES)[number];

/** What a worker is doing, in order. Each weighs in the progress shown. */
export const SCAN_STEPS = [
  "queued",
  "network",
  "visit",
  "reject",
  "accept",
  "gpc",
  "policy",
  "rules",
  "done",
] as const;
export type ScanStep = (typeof SCAN_STEPS)[number];

/** Why an assessment of one object could not finish. */
export const SCAN_FAILURES = [
  "unreachable",
  "unresolved_host",
  "private_address",
  "timeout",
  "server_error",
  "redirect_loop",
  "too_large",
  "worker_lost",
  "marked_failed",
  "internal",
] as const;
export type ScanFailure = (typeof SCAN_FAILURES)[number];

export const MATURITY_LEVELS = ["basic", "effective", "comprehensive", "credible"] as const;
export type MaturityLevel = (typeof MATURITY_LEVELS)[number];

/** First score of each maturity level, of 100. */
export const MATURITY_THRESHOLDS: Record<MaturityLevel, number> = {
  basic: 0,
  effective: 50,
  comprehensive: 90,
  credible: 100,
};

/** Laws and frameworks a check can cite. */
export const FRAMEWORKS = [
  "gdpr",
  "eprivacy",
  "ccpa",
  "coppa",
  "pipl",
  "lgpd",
  "hipaa",
  "pdpa_sg",
  "pipa_kr",
  "appi",
  "iso27001",
  "iso27701",
] as const;
export type Framework = (typeof FRAMEWORKS)[number];

/** Where a customer's business is: drives cross-border checks. ISO 3166 alpha-2, plus `EU`. */
export const TERRITORIES = ["EU", "GB", "US", "CN", "JP", "KR", "SG", "BR", "IN", "AU", "CA"] as const;
export type Territory = (typeof TERRITORIES)[number];

/** Fields of business with privacy laws of their own: they are cited, and judged, for these alone. */
export const SECTORS = ["health", "children"] as const;
export type Sector = (typeof SECTORS)[number];

export const ROLES = ["owner", "viewer"] as const;
export type Role = (typeof ROLES)[number];

export const STAFF_PERMISSIONS = [
  "view_company",
  "view_scan",
  "view_activity_scan",
  "view_activity_skill",
  "view_activity_qrcode",
  "view_activity",
  "add_detectionability",
  "view_config_card",
  "view_detection",
  "whitelist_edit",
  "official_site_resource_edit",
  "super",
] as const;
export type StaffPermission = (typeof STAFF_PERMISSIONS)[number];

export const LANGUAGES = ["en", "cn"] as const;
export type Language = (typeof LANGUAGES)[number];

/** BCP 47 tag of each language code, for `lang` attributes and `Intl`. */
export const LANGUAGE_TAGS: Record<Language, string> = { en: "en-GB", cn: "zh-CN" };

/** What happened to a check over time, newest first in a history list. */
export const HISTORY_EVENTS = [
  "assessment_created",
  "assessment_submitted",
  "report_pushed",
  "detected_passed",
  "detected_failed",
  "detected_uncertain",
  "result_edited",
  "result_corrected",
  "marked_resolved",
  "unmarked_resolved",
  "manual_passed",
  "manual_restored",
  "owner_assigned",
  "answered_fixed",
  "answered_not_ours",
  "answered_need_help",
] as const;
export type HistoryEventKind = (typeof HISTORY_EVENTS)[number];

/** What somebody whom a ticket of another system led to a check answers. */
export const TICKET_ANSWERS = ["fixed", "not_ours", "need_help"] as const;
export type TicketAnswer = (typeof TICKET_ANSWERS)[number];

/** Columns evidence tables are made of. */
export const EVIDENCE_COLUMN_TYPES = [
  "text",
  "number",
  "mono",
  "tag",
  "region",
  "url",
  "duration",
  "provider",
  "status",
  "text_file_s3",
] as const;
export type EvidenceColumnType = (typeof EVIDENCE_COLUMN_TYPES)[number];

/** What stands in the ledger of decisions. */
export const DECISION_KINDS = [
  "manual_passed",
  "manual_restored",
  "marked_resolved",
  "unmarked_resolved",
  "role_changed",
  "published",
  "corrected",
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** How long a check that a person set to Passed stays so. */
export const MANUAL_DURATIONS = ["next_assessment", "forever"] as const;
export type ManualDuration = (typeof MANUAL_DURATIONS)[number];

/** What became of a check between two versions of an object. */
export const COMPARE_CATEGORIES = [
  "passed_to_failed",
  "newly_failed",
  "always_failed",
  "failed_to_passed",
  "newly_passed",
  "always_passed",
  "no_result",
] as const;
export type CompareCategory = (typeof COMPARE_CATEGORIES)[number];

/** The three groups that a comparison is read in. */
export const COMPARE_GROUPS: Record<CompareCategory, "risk" | "no_risk" | "no_result"> = {
  passed_to_failed: "risk",
  newly_failed: "risk",
  always_failed: "risk",
  failed_to_passed: "no_risk",
  newly_passed: "no_risk",
  always_passed: "no_risk",
  no_result: "no_result",
};

/**
 * Why a check stands otherwise than in another assessment: what was seen differs, the rule is a newer one, one of the
 * two could not be judged, or a person decided (an expert's edit, a manual status, a mark).
 */
export const CHANGE_CAUSES = ["website", "rule", "facts", "decision"] as const;
export type ChangeCause = (typeof CHANGE_CAUSES)[number];

/** What became of a row of evidence between two assessments. */
export const ROW_CHANGES = ["added", "removed", "same"] as const;
export type RowChange = (typeof ROW_CHANGES)[number];

/** What an uploaded file is for: decides what its content must be. */
export const UPLOAD_PURPOSES = ["android", "ios", "firmware", "windows", "macos", "logo"] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

/** Views of one analysed application. */
export const ANALYSIS_CARDS = [
  "data_sharing",
  "cross_border",
  "cookies",
  "sdks",
  "privacy_label",
  "tracking_pixel",
] as const;
export type AnalysisCard = (typeof ANALYSIS_CARDS)[number];

/** Documents the product names, by their codes. */
export const DOCUMENT_TYPES = {
  dpa: 1,
  dpia: 2,
  data_breach: 3,
  ropa: 4,
  scc: 5,
  cookie_notice: 6,
  privacy_policy: 7,
} as const;
export type DocumentType = keyof typeof DOCUMENT_TYPES;

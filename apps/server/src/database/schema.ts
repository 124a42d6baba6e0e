import type {
  AssessmentState,
  AssetType,
  Bilingual,
  CheckStatus,
  EvidenceTable,
  HistoryEventKind,
  Level,
  Outcome,
  ResolutionStatus,
  Role,
  ScanFailure,
  ScanStep,
  StaffPermission,
  StatusCounts,
  Territory,
} from "@candor/api/entities";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

const id = () => uuid().primaryKey().defaultRandom();
const instant = () => timestamp({ withTimezone: true });
const now = () => instant().notNull().defaultNow();

/** A customer of the operator. */
export const company = pgTable("company", {
  id: id(),
  name: text().notNull(),
  logo_url: text(),
  /** Bit mask: 1 dashboard, 2 privacy center. */
  product_type: integer().notNull().default(1),
  product_version: integer().notNull(),
  company_status: integer().notNull().default(1),
  /** Rises with every formal publication: what is computed from published results is good until then. */
  publications: integer().notNull().default(0),
  created_at: now(),
});

/** A person who signs in to the portal. `user` itself is a word of SQL. */
export const appUser = pgTable(
  "app_user",
  {
    id: id(),
    company_id: uuid()
      .notNull()
      .references(() => company.id),
    name: text().notNull(),
    /** Lower case. */
    email: text().notNull(),
    /** PHC string; null until a password is set. */
    password_hash: text(),
    role: text().$type<Role>().notNull(),
    language: text().$type<"en" | "zh">().notNull().default("en"),
    is_super: boolean().notNull().default(false),
    permissions: jsonb().$type<string[]>().notNull().default([]),
    internal_review_only: text(),
    guide_status: integer().notNull().default(0),
    assessment_status: integer().notNull().default(0),
    default_index: text(),
    created_at: now(),
  },
  (table) => [uniqueIndex("app_user_email").on(table.email), index("app_user_company").on(table.company_id)],
);

/** A person who signs in to the staff console. */
export const staff = pgTable(
  "staff",
  {
    id: id(),
    username: text().notNull(),
    /** Lower case. */
    email: text().notNull(),
    password_hash: text().notNull(),
    permissions: jsonb().$type<StaffPermission[]>().notNull(),
    created_at: now(),
  },
  (table) => [uniqueIndex("staff_email").on(table.email)],
);

/** A signed-in session of a customer or of staff: exactly one of the two. */
export const session = pgTable(
  "session",
  {
    id: id(),
    /** SHA-256 of the bearer token, hex. The token itself is nowhere. */
    token_hash: text().notNull(),
    user_id: uuid().references(() => appUser.id, { onDelete: "cascade" }),
    staff_id: uuid().references(() => staff.id, { onDelete: "cascade" }),
    created_at: now(),
    expires_at: instant().notNull(),
  },
  (table) => [
    uniqueIndex("session_token").on(table.token_hash),
    index("session_expiry").on(table.expires_at),
    check("session_owner", sql`num_nonnulls(${table.user_id}, ${table.staff_id}) = 1`),
  ],
);

/** Tries counted in a window, by what is limited. */
export const throttle = pgTable("throttle", {
  /** Hashed e-mail or address, with its kind. */
  key: text().primaryKey(),
  count: integer().notNull(),
  window_ends_at: instant().notNull(),
});

/** Something a company can have assessed. */
export const object = pgTable(
  "object",
  {
    id: id(),
    company_id: uuid()
      .notNull()
      .references(() => company.id),
    asset_type: text().$type<AssetType>().notNull(),
    name: text().notNull(),
    url: text(),
    territories: jsonb().$type<Territory[]>().notNull(),
    enabled: boolean().notNull().default(true),
    /** The assessment under way that holds it read-only. */
    locked_by: uuid(),
    /** First time that facts about it were stored: from here its address is fixed. */
    assessed_at: instant(),
    /** Last formal publication. */
    last_assessed_at: instant(),
    counts: jsonb().$type<StatusCounts>(),
    created_at: now(),
  },
  (table) => [
    uniqueIndex("object_title").on(table.company_id, table.asset_type, sql`lower(${table.name})`),
    uniqueIndex("object_url").on(table.company_id, table.url),
  ],
);

/** One submission of objects. */
export const assessment = pgTable(
  "assessment",
  {
    id: id(),
    company_id: uuid()
      .notNull()
      .references(() => company.id),
    number: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity({ startWith: 20001 }),
    state: text().$type<AssessmentState>().notNull().default("awaiting"),
    submitted_by: uuid()
      .notNull()
      .references(() => appUser.id),
    submitted_at: now(),
    started_at: instant(),
    published_at: instant(),
    updated_at: now(),
    estimated_days: integer().notNull().default(2),
    counts: jsonb().$type<StatusCounts>(),
    score: integer(),
    coverage: real(),
    /** Who last edited or published. */
    expert_id: uuid().references(() => staff.id),
  },
  (table) => [
    index("assessment_company").on(table.company_id, table.submitted_at),
    index("assessment_state").on(table.state),
    uniqueIndex("assessment_number").on(table.number),
  ],
);

/** One object inside an assessment, with what it was when it was submitted. */
export const scan = pgTable(
  "scan",
  {
    id: id(),
    assessment_id: uuid()
      .notNull()
      .references(() => assessment.id),
    company_id: uuid().notNull(),
    object_id: uuid()
      .notNull()
      .references(() => object.id),
    position: smallint().notNull(),
    object_name: text().notNull(),
    asset_type: text().$type<AssetType>().notNull(),
    url: text(),
    territories: jsonb().$type<Territory[]>().notNull(),
    step: text().$type<ScanStep>().notNull().default("queued"),
    progress: smallint().notNull().default(0),
    failure: text().$type<ScanFailure>(),
    /** Rises with every start and every stop by staff: a worker of an older run cannot write any more. */
    attempt: integer().notNull().default(0),
    /** Workers that died under this scan since it was last queued by a person. */
    losses: smallint().notNull().default(0),
    /** Blob of the facts. */
    facts: text(),
    finished_at: instant(),
    counts: jsonb().$type<StatusCounts>(),
    score: integer(),
    coverage: real(),
  },
  (table) => [
    index("scan_assessment").on(table.assessment_id),
    index("scan_object").on(table.object_id),
    uniqueIndex("scan_once").on(table.assessment_id, table.object_id),
  ],
);

/** A screenshot that a result shows. */
export interface StoredScreenshot {
  blob: string;
  caption: Bilingual;
  width: number;
  height: number;
}

/** One check of one scan: the engine's word, the expert's over it, and what follows from both. */
export const result = pgTable(
  "result",
  {
    id: id(),
    scan_id: uuid()
      .notNull()
      .references(() => scan.id),
    assessment_id: uuid().notNull(),
    company_id: uuid().notNull(),
    object_id: uuid().notNull(),
    check_id: text().notNull(),
    engine_outcome: text().$type<Outcome>().notNull(),
    engine_level: text().$type<Level>().notNull(),
    rule_version: integer().notNull(),
    summary: jsonb().$type<Bilingual>().notNull(),
    uncertain_reason: jsonb().$type<Bilingual>(),
    evidence: jsonb().$type<EvidenceTable[]>().notNull(),
    screenshots: jsonb().$type<StoredScreenshot[]>().notNull(),
    expert_outcome: text().$type<Outcome>(),
    expert_level: text().$type<Level>(),
    expert_hidden: boolean().notNull().default(false),
    note: text(),
    edited_by: uuid().references(() => staff.id),
    edited_at: instant(),
    /** What stands after the expert. */
    outcome: text().$type<Outcome>().notNull(),
    level: text().$type<Level>().notNull(),
    status: text().$type<CheckStatus>(),
    /** Order of `status`; null where the customer does not see it. */
    status_rank: smallint(),
    resolution: text().$type<ResolutionStatus>().notNull(),
    changed_at: now(),
    /** In the last published scan of its object. */
    current: boolean().notNull().default(false),
  },
  (table) => [
    uniqueIndex("result_check").on(table.scan_id, table.check_id),
    index("result_assessment").on(table.assessment_id, table.status_rank),
    index("result_current")
      .on(table.company_id, table.status_rank, table.check_id, table.id)
      .where(sql`${table.current} and ${table.status_rank} is not null`),
    index("result_object").on(table.object_id, table.check_id),
  ],
);

/** What people did to a check of an object, kept across assessments. */
export const resultHistory = pgTable(
  "result_history",
  {
    id: id(),
    object_id: uuid().notNull(),
    check_id: text().notNull(),
    assessment_id: uuid().notNull(),
    kind: text().$type<HistoryEventKind>().notNull(),
    at: now(),
    by: text(),
    note: text(),
  },
  (table) => [index("result_history_check").on(table.object_id, table.check_id, table.at)],
);

/** The outbox. */
export const mail = pgTable(
  "mail",
  {
    id: id(),
    company_id: uuid(),
    /** What it is about and for whom: the same message is never written twice. */
    reason: text().notNull(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    created_at: now(),
    sent_at: instant(),
    error: text(),
  },
  (table) => [uniqueIndex("mail_reason").on(table.reason), index("mail_created").on(table.created_at)],
);

/** Who did what, from where. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: id(),
    at: now(),
    actor_kind: text().$type<"customer" | "staff" | "system">().notNull(),
    actor_id: uuid(),
    actor_name: text(),
    company_id: uuid(),
    action: text().notNull(),
    target_id: uuid(),
    address: text(),
    detail: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [index("audit_log_at").on(table.at), index("audit_log_company").on(table.company_id, table.at)],
);

/** One-time code that creates the first staff account. */
export const setupCode = pgTable("setup_code", {
  id: id(),
  code_hash: text().notNull(),
  expires_at: instant().notNull(),
  used_at: instant(),
});

/** Bytes kept beside the database, named by their SHA-256. */
export const blob = pgTable("blob", {
  sha256: text().primaryKey(),
  size: integer().notNull(),
  media_type: text().notNull(),
  created_at: now(),
});

/** Values the installation makes for itself once, e.g. the key that signs file addresses. */
export const setting = pgTable("setting", { key: text().primaryKey(), value: text().notNull() });

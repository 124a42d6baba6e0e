import type {
  Bilingual,
  CheckStatus,
  EvidenceTable,
  HistoryEventKind,
  Level,
  ManualDuration,
  Outcome,
  ResolutionStatus,
  ResultTexts,
} from "@candor/api/entities";
import { sql } from "../drizzle.ts";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "../pg-core.ts";
import { assessment, scan } from "./assessments.ts";
import { id, instant, now, parentId } from "./columns.ts";
import { appUser, staff } from "./people.ts";

/** A screenshot that a result shows. */
export interface StoredScreenshot {
  blob: string;
  caption: Bilingual;
  width: number;
  height: number;
}

/** What an expert says over the engine's word. */
export interface ExpertWord {
  outcome: Outcome;
  level: Level;
  hidden: boolean;
  texts: ResultTexts | null;
  /** Rows that stand instead of the engine's, by the id of their table; null: none. */
  rows: Record<string, EvidenceTable["rows"]> | null;
}

/** An expert's word on a published result, until its correction is published. */
export interface PendingWord {
  /** Null: the engine's word stands again. */
  word: ExpertWord | null;
  note: string | null;
  by: { id: string; name: string };
  at: string;
}

/** A correction of a published assessment: each is a publication of its own. */
export const correction = pgTable(
  "correction",
  {
    id: id(),
    assessment_id: parentId(() => assessment.id),
    at: instant().notNull(),
    by: uuid().references(() => staff.id),
    reason: jsonb().$type<Bilingual>().notNull(),
    /** Results that it changed. */
    changed: integer().notNull(),
    /** What they said before stands in `replaced_result`. */
    kept: boolean().notNull().default(false),
  },
  (table) => [index("correction_assessment").on(table.assessment_id, table.at)],
);

/** Who of the staff has which result open. A line that nobody renews says nothing. */
export const scanPresence = pgTable(
  "scan_presence",
  {
    assessment_id: parentId(() => assessment.id),
    staff_id: parentId(() => staff.id),
    result_id: uuid(),
    editing: boolean().notNull(),
    since: instant().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.assessment_id, table.staff_id] })],
);

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
    /** What stands after the expert. */
    evidence: jsonb().$type<EvidenceTable[]>().notNull(),
    /** The engine's own, where an expert changed its rows. */
    engine_evidence: jsonb().$type<EvidenceTable[]>(),
    screenshots: jsonb().$type<StoredScreenshot[]>().notNull(),
    expert_outcome: text().$type<Outcome>(),
    expert_level: text().$type<Level>(),
    expert_hidden: boolean().notNull().default(false),
    expert_texts: jsonb().$type<ResultTexts>(),
    /** Waits for the correction of a published result. */
    pending_word: jsonb().$type<PendingWord>(),
    /** The last correction that changed it. */
    correction_id: uuid(),
    /** Who looked at the engine's word and agreed. */
    confirmed_by: text(),
    confirmed_at: instant(),
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
    /** What the company's people laid over it, copied from `check_state`: what lists filter by. */
    owner_id: uuid(),
    manual: text().$type<ManualDuration>(),
  },
  (table) => [
    uniqueIndex("result_check").on(table.scan_id, table.check_id),
    index("result_assessment").on(table.assessment_id, table.status_rank),
    // Worst first; with the object, what is sorted by it is found without a look at the rows.
    index("result_current")
      .on(table.company_id, table.status_rank, table.check_id, table.id, table.object_id)
      .where(sql`${table.current} and ${table.status_rank} is not null`),
    index("result_by_hand")
      .on(table.company_id, table.status_rank, table.check_id, table.id)
      .where(sql`${table.current} and ${table.status_rank} is not null and ${table.manual} is not null`),
    index("result_owner")
      .on(table.company_id, table.owner_id, table.status_rank, table.check_id, table.id)
      .where(sql`${table.current} and ${table.status_rank} is not null and ${table.owner_id} is not null`),
    // One check over the company's objects.
    index("result_of_check")
      .on(table.company_id, table.check_id)
      .where(sql`${table.current} and ${table.status_rank} is not null`),
    // Since when checks of objects have been failing: read by the company's assessments, without a look at the rows.
    index("result_failing")
      .on(table.assessment_id, table.object_id, table.check_id)
      .where(sql`${table.status_rank} is not null and ${table.outcome} in ('failed', 'potential')`),
    index("result_changed")
      .on(
        table.company_id,
        // As `order by … desc` puts nulls, of which there are none.
        table.changed_at.desc().nullsFirst(),
        table.status_rank,
        table.check_id,
        table.id,
      )
      .where(sql`${table.current} and ${table.status_rank} is not null`),
    index("result_object").on(table.object_id, table.check_id),
  ],
);

/** What the publications before a correction said of a result that it changed. */
export const replacedResult = pgTable(
  "replaced_result",
  {
    correction_id: parentId(() => correction.id),
    result_id: parentId(() => result.id),
    /** The expert's word; null: the engine's stood. */
    word: jsonb().$type<Omit<ExpertWord, "rows">>(),
    /** Null: the correction left them as they were. */
    evidence: jsonb().$type<EvidenceTable[]>(),
    note: text(),
    edited_by: uuid().references(() => staff.id),
    edited_at: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.correction_id, table.result_id] }),
    index("replaced_result_result").on(table.result_id),
  ],
);

/** What a company's people decided about a check of an object: the part that outlives an assessment. */
export const checkState = pgTable(
  "check_state",
  {
    object_id: uuid().notNull(),
    check_id: text().notNull(),
    company_id: uuid().notNull(),
    owner_id: uuid().references(() => appUser.id, { onDelete: "set null" }),
    /** Set to Passed by hand for this long; null: the detected result stands. */
    manual: text().$type<ManualDuration>(),
    manual_reason: text(),
    manual_by: text(),
    manual_at: instant(),
  },
  (table) => [primaryKey({ columns: [table.object_id, table.check_id] })],
);

/** What a company's people say about a check of an object. */
export const checkComment = pgTable(
  "check_comment",
  {
    id: id(),
    company_id: uuid().notNull(),
    object_id: uuid().notNull(),
    check_id: text().notNull(),
    author_id: uuid().references(() => appUser.id, { onDelete: "set null" }),
    author_name: text().notNull(),
    text: text().notNull(),
    created_at: now(),
    edited_at: instant(),
  },
  (table) => [index("check_comment_check").on(table.object_id, table.check_id, table.created_at)],
);

/** Scenarios that a person follows. */
export const scenarioFollow = pgTable(
  "scenario_follow",
  {
    user_id: parentId(() => appUser.id),
    scenario_id: text().notNull(),
    at: now(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.scenario_id] })],
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
  (table) => [index("result_history_check").on(table.check_id, table.object_id, table.at)],
);

import type {
  AssessmentState,
  AssetType,
  Bilingual,
  ScanFailure,
  ScanStep,
  Sector,
  StatusCounts,
  Territory,
} from "@candor/api/entities";
import { sql } from "../drizzle.ts";
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "../pg-core.ts";
import { id, instant, now } from "./columns.ts";
import { company } from "./company.ts";
import { object } from "./objects.ts";
import { appUser, staff } from "./people.ts";
import { chineseIn, searchedIn } from "./searched.ts";

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
    /** Staff who made it for the company, by the name they had then; it stands in the name of `submitted_by` still. */
    submitted_by_staff: text(),
    submitted_at: now(),
    started_at: instant(),
    published_at: instant(),
    updated_at: now(),
    estimated_days: integer().notNull().default(2),
    counts: jsonb().$type<StatusCounts>(),
    score: integer(),
    coverage: real(),
    /** Why staff marked it as failed, as the customer reads it. */
    failure_reason: jsonb().$type<Bilingual>(),
    /** Since when staff correct what is published, and who began; null while nobody does. */
    correcting_since: instant(),
    correcting_by: uuid().references(() => staff.id),
    /** The last published correction, as the customer reads it. */
    corrected_at: instant(),
    correction_reason: jsonb().$type<Bilingual>(),
    /** Who last edited or published. */
    expert_id: uuid().references(() => staff.id),
  },
  (table) => [
    index("assessment_company").on(table.company_id, table.submitted_at),
    // A company's last: by the numbers alone it would be looked for among those of all companies.
    index("assessment_last").on(table.company_id, table.state, table.number),
    index("assessment_state").on(table.state),
    index("assessment_expert").on(table.expert_id, table.submitted_at),
    uniqueIndex("assessment_number").on(table.number),
    // What a search finds is put in order without its rows.
    index("assessment_found").on(table.number, table.id),
    index("assessment_digits").using("gin", sql`(${table.number}::text) gin_trgm_ops`),
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
    object_version: text(),
    asset_type: text().$type<AssetType>().notNull(),
    url: text(),
    territories: jsonb().$type<Territory[]>().notNull(),
    sector: text().$type<Sector>(),
    step: text().$type<ScanStep>().notNull().default("queued"),
    progress: smallint().notNull().default(0),
    failure: text().$type<ScanFailure>(),
    /** Rises with every start and every stop by staff: a worker of an older run cannot write any more. */
    attempt: integer().notNull().default(0),
    /** Workers that died under this scan since it was last queued by a person. */
    losses: smallint().notNull().default(0),
    /** Blob of the facts. */
    facts: text(),
    /** Blobs of the texts that its evidence names: of the policies that were read. */
    files: jsonb().$type<string[]>().notNull().default([]),
    finished_at: instant(),
    counts: jsonb().$type<StatusCounts>(),
    score: integer(),
    coverage: real(),
  },
  (table) => [
    index("scan_assessment").on(table.assessment_id),
    index("scan_object").on(table.object_id),
    index("scan_type").on(table.asset_type, table.assessment_id),
    searchedIn("scan_search", table.object_name, table.url),
    chineseIn("scan_chinese", table.object_name),
    uniqueIndex("scan_once").on(table.assessment_id, table.object_id),
  ],
);

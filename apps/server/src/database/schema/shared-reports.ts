import { index, pgTable, text, uuid } from "../pg-core.ts";
import { assessment } from "./assessments.ts";
import { id, instant, now, parentId } from "./columns.ts";
import { company } from "./company.ts";

/** A link by which people without an account read the report of an assessment. */
export const reportShare = pgTable(
  "report_share",
  {
    id: id(),
    company_id: uuid()
      .notNull()
      .references(() => company.id),
    assessment_id: parentId(() => assessment.id),
    /** Hash of the code in its address, which nobody but its reader has. */
    code_hash: text().notNull().unique(),
    password_hash: text(),
    /** Name of who made it. */
    by: text().notNull(),
    created_at: now(),
    expires_at: instant().notNull(),
    revoked_at: instant(),
  },
  (table) => [
    index("report_share_assessment").on(table.assessment_id),
    index("report_share_company").on(table.company_id),
  ],
);

/** One opening of a shared report. */
export const reportOpening = pgTable(
  "report_opening",
  {
    id: id(),
    share_id: parentId(() => reportShare.id),
    at: now(),
    device: text(),
    address: text(),
  },
  (table) => [index("report_opening_share").on(table.share_id, table.at)],
);

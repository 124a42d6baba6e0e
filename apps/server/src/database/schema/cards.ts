import type { AnalysisCard, Bilingual, EvidenceTable } from "@candor/api/entities";
import { boolean, jsonb, pgTable, primaryKey, text, uuid } from "../pg-core.ts";
import { scan } from "./assessments.ts";
import { instant, parentId } from "./columns.ts";
import { staff } from "./people.ts";

/** An expert's word over a view of one scan. The engine's own is read from the facts. */
export const scanCard = pgTable(
  "scan_card",
  {
    scan_id: parentId(() => scan.id),
    card_key: text().$type<AnalysisCard>().notNull(),
    /** Rows that stand instead of the engine's, by the id of their table. */
    rows: jsonb().$type<Record<string, EvidenceTable["rows"]>>().notNull(),
    /** Texts of the view in this scan; null: what is configured, else the product's own words. */
    title: jsonb().$type<Bilingual>(),
    sub_title: jsonb().$type<Bilingual>(),
    /** The customer does not see the view. */
    hidden: boolean().notNull(),
    note: text().notNull(),
    edited_by: uuid()
      .notNull()
      .references(() => staff.id),
    edited_at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.scan_id, table.card_key] })],
);

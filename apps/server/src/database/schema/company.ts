import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { id, now } from "./columns.ts";

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

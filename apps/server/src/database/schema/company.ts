import type { MenuForm } from "@candor/api/entities";
import { boolean, integer, jsonb, pgTable, text, uuid } from "../pg-core.ts";
import { id, instant, now } from "./columns.ts";

/** A customer of the operator. */
export const company = pgTable("company", {
  id: id(),
  name: text().notNull(),
  logo_url: text(),
  /** SHA-256 of the stored logo; null: the product's own is shown. */
  logo: text(),
  /** Bit mask: 1 dashboard, 2 privacy center. */
  product_type: integer().notNull().default(1),
  product_version: integer().notNull(),
  company_status: integer().notNull().default(1),
  /** When the subscription ends; null: never. */
  expires_at: instant(),
  show_overview: boolean().notNull().default(false),
  /** Menu items its people see where they have no list of their own; null: no list. */
  menu_ids: jsonb().$type<string[]>(),
  show_risk: boolean().notNull().default(false),
  menu_form: text().$type<MenuForm>().notNull().default("current"),
  /** How far its trust center is: 0 not begun, 1 being built, 2 built. */
  construct_state: integer().notNull().default(0),
  /** Rises with every formal publication: what is computed from published results is good until then. */
  publications: integer().notNull().default(0),
  created_at: now(),
});

/** A company that was deleted, and whose files are yet to be removed. */
export const companyRemoval = pgTable("company_removal", {
  company_id: uuid().primaryKey(),
  at: now(),
  /** SHA-256 of what its rows named, and of what runs under way stored afterwards. */
  files: jsonb().$type<string[]>().notNull(),
});

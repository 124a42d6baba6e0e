import type { ConnectionState } from "@candor/api/entities";
import { integer, pgTable, text, uniqueIndex } from "../pg-core.ts";
import { id, instant, now, parentId } from "./columns.ts";
import { company } from "./company.ts";

/** An AWS account that a company lets Candor read. No key of the customer's is kept: only what names the role. */
export const cloudConnection = pgTable(
  "cloud_connection",
  {
    id: id(),
    company_id: parentId(() => company.id),
    account_id: text().notNull(),
    /** Sealed: what the customer's role asks for. */
    external_id: text().notNull(),
    state: integer().$type<ConnectionState>().notNull().default(0),
    connected_by: text().notNull(),
    added_at: now(),
    connected_at: instant(),
    checked_at: instant(),
  },
  (table) => [uniqueIndex("cloud_connection_account").on(table.company_id, table.account_id)],
);

import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { id, now } from "./columns.ts";

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

import { sql } from "../drizzle.ts";
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uuid } from "../pg-core.ts";
import { id, now } from "./columns.ts";

/**
 * Who did what, from where. Lines are added and never changed: triggers of the database refuse it. A line stands in the
 * chain once it has `seq` and `hash`.
 */
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
    /** Place in the chain, without gaps. */
    seq: bigint({ mode: "number" }).unique(),
    /** Of the line before and of this one. */
    hash: text(),
  },
  (table) => [
    index("audit_log_at").on(table.at, table.id),
    index("audit_log_company").on(table.company_id, table.at),
    index("audit_log_action").on(table.action, table.at),
    index("audit_log_kind").on(table.actor_kind, table.at),
    index("audit_log_actor").on(table.actor_id, table.at),
    index("audit_log_target").on(table.target_id, table.at),
    index("audit_log_address").on(table.address, table.at),
    index("audit_log_unchained").on(table.at, table.id).where(sql`${table.seq} is null`),
  ],
);

/** The ends of the chain, and how long lines are kept. One row. */
export const auditChain = pgTable(
  "audit_chain",
  {
    id: boolean().primaryKey().default(true),
    /** What the first line that is kept follows: the last that was removed, or 0 and an empty hash. */
    base_seq: bigint({ mode: "number" }).notNull().default(0),
    base_hash: text().notNull().default(""),
    /** The last line. */
    last_seq: bigint({ mode: "number" }).notNull().default(0),
    last_hash: text().notNull().default(""),
    /** Days for which lines are kept; null: for ever. */
    keep_days: integer(),
  },
  (table) => [check("audit_chain_one", sql`${table.id}`)],
);

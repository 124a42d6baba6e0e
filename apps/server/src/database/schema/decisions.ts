import type { DecisionKind, ManualDuration, Role } from "@candor/api/entities";
import { sql } from "../drizzle.ts";
import { boolean, index, pgTable, text, uuid } from "../pg-core.ts";
import { id, instant, parentId } from "./columns.ts";
import { company } from "./company.ts";

/** The ledger of what people decided for a company. A line is never changed but to say when it stopped being in force. */
export const decision = pgTable(
  "decision",
  {
    id: id(),
    company_id: parentId(() => company.id),
    at: instant().notNull(),
    kind: text().$type<DecisionKind>().notNull(),
    /** Name of who decided, as it was then. */
    by: text().notNull(),
    /** A member of the operator's staff. */
    by_staff: boolean().notNull().default(false),
    /** Of a decision about a check: which, in which object. */
    object_id: uuid(),
    check_id: text(),
    assessment_id: uuid(),
    /** Of a change of role: whose, and to what. */
    person_id: uuid(),
    person: text(),
    role: text().$type<Role>(),
    reason: text(),
    /** The Chinese of a reason that staff gave in both languages; `reason` is its English. */
    reason_cn: text(),
    /** How long it is meant to stand; null for what is done once. */
    until: text().$type<ManualDuration>(),
    /** Since when it is no longer in force. */
    ended_at: instant(),
  },
  (table) => [
    index("decision_company").on(table.company_id, table.at, table.id),
    // Names are few, and found one after the other.
    index("decision_by").on(table.company_id, table.by),
    index("decision_person").on(table.company_id, table.person),
    index("decision_open")
      .on(table.object_id, table.check_id)
      .where(sql`${table.until} is not null and ${table.ended_at} is null`),
  ],
);

import type { Territory } from "@candor/api/entities";
import { sql } from "../drizzle.ts";
import { index, jsonb, pgTable, smallint, text } from "../pg-core.ts";
import { id, instant, now } from "./columns.ts";

/** What a free assessment of a campaign found, for the visitor who asked for it. */
export const activityResult = pgTable(
  "activity_result",
  {
    id: id(),
    /** In the address of the result: random, and told to its visitor by mail alone. */
    rid: text().notNull().unique(),
    /** The campaign. */
    cid: text().notNull(),
    /** 1 cross-border data transfer, 2 third-party data sharing. */
    show_type: smallint().$type<1 | 2>().notNull(),
    company: text().notNull(),
    website: text().notNull(),
    territories: jsonb().$type<Territory[]>().notNull(),
    /** Blob of the facts. */
    facts: text().notNull(),
    assessed_at: instant().notNull(),
    published_at: instant(),
    /** When its visitor first opened it; staff who preview it do not count. */
    opened_at: instant(),
    created_at: now(),
  },
  (table) => [index("activity_result_opened").on(table.cid).where(sql`${table.opened_at} is not null`)],
);

import type { AssetType, StatusCounts, Territory } from "@candor/api/entities";
import { sql } from "drizzle-orm";
import { boolean, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, instant, now } from "./columns.ts";
import { company } from "./company.ts";

/** Something a company can have assessed. */
export const object = pgTable(
  "object",
  {
    id: id(),
    company_id: uuid()
      .notNull()
      .references(() => company.id),
    asset_type: text().$type<AssetType>().notNull(),
    name: text().notNull(),
    url: text(),
    territories: jsonb().$type<Territory[]>().notNull(),
    enabled: boolean().notNull().default(true),
    /** The assessment under way that holds it read-only. */
    locked_by: uuid(),
    /** First time that facts about it were stored: from here its address is fixed. */
    assessed_at: instant(),
    /** Last formal publication. */
    last_assessed_at: instant(),
    counts: jsonb().$type<StatusCounts>(),
    created_at: now(),
  },
  (table) => [
    uniqueIndex("object_title").on(table.company_id, table.asset_type, sql`lower(${table.name})`),
    uniqueIndex("object_url").on(table.company_id, table.url),
  ],
);

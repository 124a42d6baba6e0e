import type {
  AssetType,
  Framework,
  Sector,
  StatusCounts,
  StoredFile,
  Territory,
  WebsiteSeen,
} from "@candor/api/entities";
import { sql } from "../drizzle.ts";
import { boolean, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "../pg-core.ts";
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
    sector: text().$type<Sector>(),
    enabled: boolean().notNull().default(true),
    /** The assessment under way that holds it read-only. */
    locked_by: uuid(),
    /** First time that facts about it were stored: from here its address is fixed. */
    assessed_at: instant(),
    /** Last formal publication. */
    last_assessed_at: instant(),
    counts: jsonb().$type<StatusCounts>(),
    created_at: now(),
    /** What the last published assessment saw of a website. */
    seen: jsonb().$type<WebsiteSeen>(),
    /** Apps: the version number. IoT: the firmware's name. */
    version: text(),
    /** The package or firmware, and its blob. */
    file: jsonb().$type<StoredFile>(),
    file_sha256: text(),
    /** A test login as sealed JSON. */
    login: text(),
    /** Blob of an entity's logo. */
    logo: text(),
    contact: text(),
    frameworks: jsonb().$type<Framework[]>(),
    frequency_days: integer(),
    account_number: text(),
  },
  (table) => [
    uniqueIndex("object_title").on(table.company_id, table.asset_type, sql`lower(${table.name})`),
    uniqueIndex("object_url").on(table.company_id, table.url),
    uniqueIndex("object_file").on(table.company_id, table.asset_type, table.file_sha256),
    uniqueIndex("object_account").on(table.company_id, table.account_number),
  ],
);

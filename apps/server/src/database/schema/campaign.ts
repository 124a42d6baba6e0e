import type { CampaignState, ScanFailure, ShowType, Territory } from "@candor/api/entities";
import { date, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from "../pg-core.ts";
import { id, instant, now } from "./columns.ts";
import { chineseIn, searchedIn } from "./searched.ts";

/** A visitor's request for a free assessment. */
export const campaignRequest = pgTable(
  "campaign_request",
  {
    id: id(),
    cid: text().notNull(),
    show_type: smallint().$type<ShowType>().notNull(),
    state: text().$type<CampaignState>().notNull().default("unconfirmed"),
    company: text().notNull(),
    website: text().notNull(),
    /** The website's host: what requests are counted by. */
    host: text().notNull(),
    /** Lower case. */
    email: text().notNull(),
    mobile: text().notNull(),
    territories: jsonb().$type<Territory[]>().notNull(),
    /** SHA-256 of the sender's network. */
    address_hash: text().notNull(),
    /** SHA-256 of the code in the mail; the code itself is in the mail alone. */
    code_hash: text().notNull(),
    code_expires_at: instant().notNull(),
    submitted_at: now(),
    confirmed_at: instant(),
    /** Rises with every start: a run that was replaced reaches nothing. */
    attempt: integer().notNull().default(0),
    finished_at: instant(),
    failure: text().$type<ScanFailure>(),
    published_at: instant(),
    /** Secret of the result's address. */
    rid: text(),
  },
  (table) => [
    uniqueIndex("campaign_request_code").on(table.code_hash),
    // With the id: what a search finds is put in order without its rows.
    index("campaign_request_submitted").on(table.submitted_at, table.id),
    // All that a funnel counts.
    index("campaign_request_funnel").on(table.cid, table.state, table.confirmed_at),
    index("campaign_request_state").on(table.state, table.submitted_at),
    index("campaign_request_cid").on(table.cid, table.submitted_at),
    index("campaign_request_host").on(table.cid, table.host),
    index("campaign_request_email").on(table.cid, table.email),
    searchedIn("campaign_request_search", table.website, table.email, table.mobile, table.company),
    chineseIn("campaign_request_chinese", table.company),
  ],
);

/** How often a campaign's page was opened on a day (UTC). A count alone: nothing of who opened it is kept. */
export const campaignOpening = pgTable(
  "campaign_opening",
  {
    cid: text().notNull(),
    day: date().notNull(),
    opened: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.cid, table.day] })],
);

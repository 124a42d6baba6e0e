import type { EventType } from "@candor/api/entities";
import { index, integer, pgTable, text, uniqueIndex, uuid } from "../pg-core.ts";
import { id, now } from "./columns.ts";
import { company } from "./company.ts";
import { appUser } from "./people.ts";
import { searchedIn } from "./searched.ts";

/** What was used, by whom, without an address. */
export const trackingEvent = pgTable(
  "tracking_event",
  {
    id: id(),
    at: now(),
    type: text().$type<EventType>().notNull(),
    /** Path without a query. */
    page: text(),
    target: text(),
    user_id: uuid().references(() => appUser.id, { onDelete: "cascade" }),
    company_id: uuid().references(() => company.id, { onDelete: "cascade" }),
  },
  (table) => [index("tracking_event_at").on(table.at)],
);

/** What customers wrote to staff. */
export const feedback = pgTable(
  "feedback",
  {
    id: id(),
    at: now(),
    text: text().notNull(),
    page: text(),
    /** SHA-256 of a stored picture. */
    screenshot: text(),
    user_id: uuid().references(() => appUser.id, { onDelete: "set null" }),
    company_id: uuid().references(() => company.id, { onDelete: "cascade" }),
  },
  (table) => [
    index("feedback_at").on(table.at),
    index("feedback_user").on(table.user_id),
    index("feedback_company").on(table.company_id),
    searchedIn("feedback_search", table.text),
  ],
);

/** Errors that apps reported: the same one is one row. */
export const errorReport = pgTable(
  "error_report",
  {
    id: id(),
    /** SHA-256 of name, message and place. */
    fingerprint: text().notNull(),
    first_at: now(),
    last_at: now(),
    count: integer().notNull().default(1),
    name: text().notNull(),
    message: text().notNull(),
    page: text(),
    /** The last report, masked: JSON text. */
    content: text().notNull(),
  },
  (table) => [
    uniqueIndex("error_report_fingerprint").on(table.fingerprint),
    index("error_report_last").on(table.last_at),
  ],
);

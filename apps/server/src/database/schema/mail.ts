import { index, pgTable, text, uniqueIndex, uuid } from "../pg-core.ts";
import { id, instant, now } from "./columns.ts";
import { chineseIn, searchedIn } from "./searched.ts";

/** The outbox. */
export const mail = pgTable(
  "mail",
  {
    id: id(),
    company_id: uuid(),
    /** What it is about and for whom: the same message is never written twice. */
    reason: text().notNull(),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    created_at: now(),
    sent_at: instant(),
    error: text(),
  },
  (table) => [
    uniqueIndex("mail_reason").on(table.reason),
    index("mail_created").on(table.created_at),
    searchedIn("mail_search", table.to, table.subject),
    chineseIn("mail_chinese", table.subject),
  ],
);

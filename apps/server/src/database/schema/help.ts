import { pgTable, text, uuid } from "../pg-core.ts";
import { now } from "./columns.ts";
import { appUser } from "./people.ts";

/** The newest entry of the changelog that a user has marked as read. */
export const changelogRead = pgTable("changelog_read", {
  user_id: uuid()
    .primaryKey()
    .references(() => appUser.id, { onDelete: "cascade" }),
  entry: text().notNull(),
  read_at: now(),
});

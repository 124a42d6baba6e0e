import type { GuideReadType } from "@candor/api/entities";
import { pgTable, text, uuid } from "../pg-core.ts";
import { now } from "./columns.ts";
import { appUser } from "./people.ts";

/** How a user left the first-time guide, the first time. */
export const guideRead = pgTable("guide_read", {
  user_id: uuid()
    .primaryKey()
    .references(() => appUser.id, { onDelete: "cascade" }),
  read_type: text().$type<GuideReadType>().notNull(),
  read_at: now(),
});

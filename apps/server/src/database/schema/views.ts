import { sql } from "../drizzle.ts";
import { boolean, check, pgTable, text, uniqueIndex, uuid } from "../pg-core.ts";
import { id, now } from "./columns.ts";
import { appUser, staff } from "./people.ts";

/** The state of a list that a person keeps under a name. It is a customer's or a member of staff's: exactly one of the two. */
export const savedView = pgTable(
  "saved_view",
  {
    id: id(),
    user_id: uuid().references(() => appUser.id, { onDelete: "cascade" }),
    staff_id: uuid().references(() => staff.id, { onDelete: "cascade" }),
    /** Which list, such as `checks`. */
    list: text().notNull(),
    name: text().notNull(),
    /** What the address of the list says after the question mark. */
    query: text().notNull(),
    /** The list opens with it. */
    is_default: boolean().notNull().default(false),
    created_at: now(),
  },
  (table) => [
    uniqueIndex("saved_view_user").on(table.user_id, table.list, sql`lower(${table.name})`),
    uniqueIndex("saved_view_staff").on(table.staff_id, table.list, sql`lower(${table.name})`),
    check("saved_view_person", sql`num_nonnulls(${table.user_id}, ${table.staff_id}) = 1`),
  ],
);

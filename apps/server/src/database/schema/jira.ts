import { boolean, index, pgTable, text, uniqueIndex, uuid } from "../pg-core.ts";
import { id, instant, now, parentId } from "./columns.ts";
import { company } from "./company.ts";
import { object } from "./objects.ts";
import { appUser } from "./people.ts";

/** A company's consent to use its Jira Cloud. */
export const jiraConnection = pgTable("jira_connection", {
  company_id: uuid()
    .primaryKey()
    .references(() => company.id, { onDelete: "cascade" }),
  /** Sealed. */
  access_token: text().notNull(),
  /** Sealed. Atlassian gives a new one at each use. */
  refresh_token: text().notNull(),
  expires_at: instant().notNull(),
  /** Atlassian refused it: to be connected again. */
  invalid: boolean().notNull().default(false),
  connected_by: text().notNull(),
  connected_at: now(),
});

/** Connecting that has begun: what the browser brings back must match. */
export const jiraState = pgTable(
  "jira_state",
  {
    id: id(),
    /** SHA-256 of the state in the address. */
    state_hash: text().notNull(),
    user_id: parentId(() => appUser.id),
    return_to: text().notNull(),
    expires_at: instant().notNull(),
  },
  (table) => [uniqueIndex("jira_state_hash").on(table.state_hash)],
);

/** The issue of one check of one object. It outlives assessments. */
export const jiraLink = pgTable(
  "jira_link",
  {
    id: id(),
    company_id: parentId(() => company.id),
    object_id: parentId(() => object.id),
    check_id: text().notNull(),
    /** Atlassian's id of the site. */
    cloud_id: text().notNull(),
    issue_id: text().notNull(),
    key: text().notNull(),
    url: text().notNull(),
    linked_by: text().notNull(),
    linked_at: now(),
  },
  (table) => [
    uniqueIndex("jira_link_check").on(table.object_id, table.check_id),
    index("jira_link_company").on(table.company_id),
  ],
);

import { eq, inArray, or, type SQL, sql } from "../../database/drizzle.ts";
import type { PgColumn, PgTable } from "../../database/pg-core.ts";
import * as tables from "../../database/schema.ts";

/** Rows of one table that belong to a company. */
export interface Belonging {
  table: PgTable;
  /** Which rows. */
  of(companyId: string): SQL | undefined;
  /** Name of its files in an export; absent: it is bookkeeping that tells nothing of the company. */
  file?: string;
}

type Owned = PgTable & { company_id: PgColumn };

/** A table whose rows name their company. */
const own = (file: string, table: Owned): Belonging => ({
  file,
  table,
  of: (companyId) => eq(table.company_id, companyId),
});

const { appUser, assessment, company, invitation, object, oneTimeLink, scan, session } = tables;

const idsIn = (table: Owned & { id: PgColumn }) => (companyId: string) =>
  sql`(select ${table.id} from ${table} where ${table.company_id} = ${companyId})`;

const users = idsIn(appUser);
const assessments = idsIn(assessment);
const scans = idsIn(scan);
const objects = idsIn(object);
const invitations = idsIn(invitation);
const results = idsIn(tables.result);
const shares = idsIn(tables.reportShare);

/** A table whose rows name something of the company. */
const within = (
  table: PgTable,
  column: PgColumn,
  ids: (companyId: string) => SQL,
  file?: string,
): Belonging => ({
  table,
  of: (companyId) => inArray(column, ids(companyId)),
  ...(file ? { file } : {}),
});

/**
 * All that there is of a company, in the order in which it can be removed: what names something stands before it. An
 * export has the same. The audit log is not among it: its lines stay.
 */
export const BELONGINGS: readonly Belonging[] = [
  within(tables.reportOpening, tables.reportOpening.share_id, shares, "report-openings"),
  own("report-links", tables.reportShare),
  within(tables.scanPresence, tables.scanPresence.assessment_id, assessments),
  within(tables.replacedResult, tables.replacedResult.result_id, results, "corrected-results"),
  within(tables.correction, tables.correction.assessment_id, assessments, "corrections"),
  own("results", tables.result),
  within(tables.scanCard, tables.scanCard.scan_id, scans, "edited-cards"),
  own("scans", tables.scan),
  own("assessments", tables.assessment),
  within(tables.resultHistory, tables.resultHistory.object_id, objects, "check-history"),
  own("check-states", tables.checkState),
  own("check-comments", tables.checkComment),
  own("decisions", tables.decision),
  own("jira-issues", tables.jiraLink),
  own("jira-connection", tables.jiraConnection),
  own("cloud-accounts", tables.cloudConnection),
  own("uploads", tables.upload),
  own("objects", tables.object),
  own("mail", tables.mail),
  own("usage-events", tables.trackingEvent),
  own("feedback", tables.feedback),
  within(tables.jiraState, tables.jiraState.user_id, users),
  within(tables.scenarioFollow, tables.scenarioFollow.user_id, users, "followed-scenarios"),
  within(tables.savedView, tables.savedView.user_id, users, "saved-views"),
  within(tables.guideRead, tables.guideRead.user_id, users, "guide"),
  within(tables.changelogRead, tables.changelogRead.user_id, users, "changelog"),
  within(tables.identity, tables.identity.user_id, users, "sign-on-identities"),
  {
    table: oneTimeLink,
    of: (id) =>
      or(
        eq(oneTimeLink.company_id, id),
        inArray(oneTimeLink.user_id, users(id)),
        inArray(oneTimeLink.invitation_id, invitations(id)),
      ),
  },
  {
    file: "sessions",
    table: session,
    of: (id) => or(eq(session.preview_company_id, id), inArray(session.user_id, users(id))),
  },
  own("invitations", invitation),
  own("people", appUser),
  { file: "company", table: company, of: (id) => eq(company.id, id) },
];

/** What opens something, or is kept sealed: it leaves the installation in no file. */
export const SECRETS: ReadonlySet<string> = new Set([
  ...["password_hash", "token_hash", "code_hash", "access_token", "refresh_token", "external_id"],
  // A website's test login.
  "login",
]);

import type { JiraLink } from "@candor/api/entities";
import { z } from "zod";
import { audit } from "../audit.ts";
import type { Customer } from "../auth/sessions.ts";
import { and, eq } from "../database/drizzle.ts";
import { jiraLink } from "../database/schema.ts";
import { violatedConstraint } from "../database/violation.ts";
import { HttpError } from "../http/http-error.ts";
import { publishedResult } from "../scans/published-results.ts";
import type { Services } from "../services.ts";
import { sitesOf } from "./meta.ts";
import { jiraApi, orRefuse, siteApi } from "./rest.ts";

type Link = typeof jiraLink.$inferSelect;

const issueShape = z.object({
  id: z.string(),
  key: z.string(),
  fields: z.object({
    summary: z.string().nullish(),
    status: z.object({ name: z.string(), statusCategory: z.object({ key: z.string() }) }),
  }),
});
type Issue = z.infer<typeof issueShape>;

export async function linkRow(services: Services, companyId: string, resultId: string): Promise<Link | null> {
  const { object_id, check_id } = await publishedResult(services.db, companyId, resultId);
  const [row] = await services.db
    .select()
    .from(jiraLink)
    .where(and(eq(jiraLink.object_id, object_id), eq(jiraLink.check_id, check_id)));
  return row ?? null;
}

export function toLink(row: Link, issue: Issue | null): JiraLink {
  return {
    id: row.id,
    key: issue?.key ?? row.key,
    url: row.url,
    summary: issue?.fields.summary ?? null,
    status: issue?.fields.status.name ?? null,
    status_category: issue?.fields.status.statusCategory.key ?? null,
    linked_by: row.linked_by,
    linked_at: row.linked_at.toISOString(),
  };
}

export const readIssue = async (services: Services, companyId: string, cloudId: string, key: string) =>
  jiraApi(services, companyId).get(
    `${siteApi(cloudId)}/issue/${encodeURIComponent(key)}?fields=summary,status`,
    issueShape,
  );

/** The link of a check with its status in Jira now; without it where Jira cannot be asked. */
export async function linkOf(
  services: Services,
  companyId: string,
  resultId: string,
): Promise<JiraLink | null> {
  const row = await linkRow(services, companyId, resultId);
  if (!row) return null;
  const issue = await readIssue(services, companyId, row.cloud_id, row.issue_id).catch(() => null);
  return toLink(row, issue);
}

export async function store(
  { db }: Services,
  customer: Customer,
  values: Omit<typeof jiraLink.$inferInsert, "company_id" | "linked_by">,
): Promise<Link> {
  try {
    return await db.transaction(async (tx) => {
      const by = { company_id: customer.companyId, linked_by: customer.name };
      const [row] = await tx
        .insert(jiraLink)
        .values({ ...values, ...by })
        .returning();
      if (!row) throw new Error("no row");
      await audit(tx, { customer }, { action: "jira.link", target: row.id, detail: { key: row.key } });
      return row;
    });
  } catch (error) {
    if (violatedConstraint(error) === "jira_link_check") throw new HttpError("jira.already_linked");
    throw error;
  }
}

const KEY = /^[A-Za-z][A-Za-z0-9_]{0,20}-\d{1,9}$/;

/** The key in what a person pastes, and the site's host where it is an address. */
function parseIssue(text: string): { key: string; host: string | null } {
  const url = URL.parse(text);
  const key = url
    ? (/\/browse\/([^/]+)/.exec(url.pathname)?.[1] ?? url.searchParams.get("selectedIssue") ?? "")
    : text;
  if (!KEY.test(key)) throw new HttpError("jira.link_missing", { issue: "format" });
  return { key: key.toUpperCase(), host: url?.host ?? null };
}

/** Links a check to an issue that exists on one of the connection's sites. */
export async function linkIssue(
  services: Services,
  customer: Customer,
  given: { result_id: string; issue: string },
): Promise<JiraLink> {
  const { companyId } = customer;
  const { object_id, check_id } = await publishedResult(services.db, companyId, given.result_id);
  const { key, host } = parseIssue(given.issue);
  const sites = await sitesOf(services, companyId);
  for (const site of sites.filter(({ url }) => host === null || URL.parse(url)?.host === host)) {
    const issue = await orRefuse(
      readIssue(services, companyId, site.id, key),
      () => new HttpError("jira.link_missing"),
    ).catch((error: unknown) => {
      if (error instanceof HttpError && error.key === "jira.link_missing") return null;
      throw error;
    });
    if (!issue) continue;
    const url = `${site.url}/browse/${issue.key}`;
    const row = await store(services, customer, {
      object_id,
      check_id,
      cloud_id: site.id,
      issue_id: issue.id,
      key: issue.key,
      url,
    });
    return toLink(row, issue);
  }
  throw new HttpError("jira.link_missing", { issue: "jira.link_missing" });
}

/** Takes a check's link away. */
export async function unlinkIssue(services: Services, customer: Customer, resultId: string): Promise<void> {
  const row = await linkRow(services, customer.companyId, resultId);
  if (!row) throw new HttpError("jira.link_missing");
  await services.db.transaction(async (tx) => {
    await tx.delete(jiraLink).where(eq(jiraLink.id, row.id));
    await audit(tx, { customer }, { action: "jira.unlink", target: row.id, detail: { key: row.key } });
  });
}

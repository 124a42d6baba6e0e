import type { JiraLink } from "@candor/api/entities";
import { and, eq, isNotNull } from "drizzle-orm";
import { z } from "zod";
import { audit } from "../audit.ts";
import type { Customer } from "../auth/sessions.ts";
import { assessment, jiraLink, result } from "../database/schema.ts";
import { violatedConstraint } from "../database/violation.ts";
import { Refusal } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import { documentOf, issueField } from "./fields.ts";
import { fieldsOf, sitesOf } from "./meta.ts";
import { jiraApi, orRefuse, siteApi } from "./rest.ts";

type Link = typeof jiraLink.$inferSelect;

const created = z.object({ id: z.string(), key: z.string() });
const issueShape = z.object({
  id: z.string(),
  key: z.string(),
  fields: z.object({
    summary: z.string().nullish(),
    status: z.object({ name: z.string(), statusCategory: z.object({ key: z.string() }) }),
  }),
});
type Issue = z.infer<typeof issueShape>;

/** What a published result of the company is about, or a refusal. A link belongs to the check, not to one assessment. */
async function checkOf({ db }: Services, companyId: string, resultId: string) {
  const [row] = await db
    .select({ object_id: result.object_id, check_id: result.check_id })
    .from(result)
    .innerJoin(assessment, eq(assessment.id, result.assessment_id))
    .where(
      and(
        eq(result.id, resultId),
        eq(result.company_id, companyId),
        eq(assessment.state, "complete"),
        isNotNull(result.status_rank),
      ),
    );
  if (!row) throw new Refusal("check.not_found");
  return row;
}

async function linkRow(services: Services, companyId: string, resultId: string): Promise<Link | null> {
  const { object_id, check_id } = await checkOf(services, companyId, resultId);
  const [row] = await services.db
    .select()
    .from(jiraLink)
    .where(and(eq(jiraLink.object_id, object_id), eq(jiraLink.check_id, check_id)));
  return row ?? null;
}

function toLink(row: Link, issue: Issue | null): JiraLink {
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

const readIssue = async (services: Services, companyId: string, cloudId: string, key: string) =>
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

async function store(
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
    if (violatedConstraint(error) === "jira_link_check") throw new Refusal("jira.already_linked");
    throw error;
  }
}

interface NewIssue {
  result_id: string;
  site_id: string;
  project_id: string;
  issue_type_id: string;
  title: string;
  description: string;
  assignee_id?: string | undefined;
  labels: string[];
  fields: Record<string, string | number | string[]>;
}

/** Creates an issue about a check and links it. */
export async function createIssue(
  services: Services,
  customer: Customer,
  issue: NewIssue,
): Promise<JiraLink> {
  const { companyId } = customer;
  const check = await checkOf(services, companyId, issue.result_id);
  if (await linkRow(services, companyId, issue.result_id)) throw new Refusal("jira.already_linked");
  const site = (await sitesOf(services, companyId)).find(({ id }) => id === issue.site_id);
  if (!site) throw new Refusal("jira.no_project");
  const known = new Map((await fieldsOf(services, companyId, issue)).map((field) => [field.key, field]));
  const more = Object.entries(issue.fields).flatMap(([key, value]) => {
    const field = known.get(key);
    if (!field) throw new Refusal("jira.refused", { [`fields.${key}`]: "unknown" });
    return [[key, issueField(field.kind, value)] as const];
  });
  const fields = {
    ...Object.fromEntries(more),
    project: { id: issue.project_id },
    issuetype: { id: issue.issue_type_id },
    summary: issue.title,
    ...(issue.description ? { description: documentOf(issue.description) } : {}),
    ...(issue.labels.length > 0 ? { labels: issue.labels } : {}),
    ...(issue.assignee_id ? { assignee: { accountId: issue.assignee_id } } : {}),
  };
  const api = jiraApi(services, companyId);
  const made = await orRefuse(
    api.post(`${siteApi(issue.site_id)}/issue`, { fields }, created),
    ({ fields: wrong }) => new Refusal("jira.refused", fieldsOfForm(wrong)),
  );
  const url = `${site.url}/browse/${made.key}`;
  const row = await store(services, customer, {
    ...check,
    cloud_id: site.id,
    issue_id: made.id,
    key: made.key,
    url,
  });
  return toLink(row, await readIssue(services, companyId, site.id, made.id).catch(() => null));
}

/** Jira's names of fields as the form's paths. Its words are kept: only Jira knows what is wrong. */
function fieldsOfForm(wrong: Readonly<Record<string, string>>): Record<string, string> {
  const own: Record<string, string> = {
    summary: "title",
    description: "description",
    labels: "labels",
    assignee: "assignee_id",
    project: "project_id",
    issuetype: "issue_type_id",
  };
  return Object.fromEntries(Object.entries(wrong).map(([key, text]) => [own[key] ?? `fields.${key}`, text]));
}

const KEY = /^[A-Za-z][A-Za-z0-9_]{0,20}-\d{1,9}$/;

/** The key in what a person pastes, and the site's host where it is an address. */
function parseIssue(text: string): { key: string; host: string | null } {
  const url = URL.parse(text);
  const key = url
    ? (/\/browse\/([^/]+)/.exec(url.pathname)?.[1] ?? url.searchParams.get("selectedIssue") ?? "")
    : text;
  if (!KEY.test(key)) throw new Refusal("jira.link_missing", { issue: "format" });
  return { key: key.toUpperCase(), host: url?.host ?? null };
}

/** Links a check to an issue that exists on one of the connection's sites. */
export async function linkIssue(
  services: Services,
  customer: Customer,
  given: { result_id: string; issue: string },
): Promise<JiraLink> {
  const { companyId } = customer;
  const check = await checkOf(services, companyId, given.result_id);
  const { key, host } = parseIssue(given.issue);
  const sites = await sitesOf(services, companyId);
  for (const site of sites.filter(({ url }) => host === null || URL.parse(url)?.host === host)) {
    const issue = await orRefuse(
      readIssue(services, companyId, site.id, key),
      () => new Refusal("jira.link_missing"),
    ).catch((error: unknown) => {
      if (error instanceof Refusal && error.key === "jira.link_missing") return null;
      throw error;
    });
    if (!issue) continue;
    const url = `${site.url}/browse/${issue.key}`;
    const row = await store(services, customer, {
      ...check,
      cloud_id: site.id,
      issue_id: issue.id,
      key: issue.key,
      url,
    });
    return toLink(row, issue);
  }
  throw new Refusal("jira.link_missing", { issue: "jira.link_missing" });
}

/** Takes a check's link away. */
export async function unlinkIssue(services: Services, customer: Customer, resultId: string): Promise<void> {
  const row = await linkRow(services, customer.companyId, resultId);
  if (!row) throw new Refusal("jira.link_missing");
  await services.db.transaction(async (tx) => {
    await tx.delete(jiraLink).where(eq(jiraLink.id, row.id));
    await audit(tx, { customer }, { action: "jira.unlink", target: row.id, detail: { key: row.key } });
  });
}

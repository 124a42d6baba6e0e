import type { JiraLink } from "@candor/api/entities";
import { z } from "zod";
import type { Customer } from "../auth/sessions.ts";
import { HttpError } from "../http/http-error.ts";
import { publishedResult } from "../scans/published-results.ts";
import type { Services } from "../services.ts";
import { documentOf, issueField } from "./fields.ts";
import { linkRow, readIssue, store, toLink } from "./links.ts";
import { fieldsOf, sitesOf } from "./meta.ts";
import { jiraApi, orRefuse, siteApi } from "./rest.ts";

const created = z.object({ id: z.string(), key: z.string() });
/** Where issues go, and what is set beside their words. */
interface Target {
  site_id: string;
  project_id: string;
  issue_type_id: string;
  assignee_id?: string | undefined;
  labels: string[];
  fields: Record<string, string | number | string[]>;
}

interface Words {
  result_id: string;
  title: string;
  description: string;
}

/** The site of a target, and its fields as Jira wants them. */
async function targetOf(services: Services, companyId: string, target: Target) {
  const site = (await sitesOf(services, companyId)).find(({ id }) => id === target.site_id);
  if (!site) throw new HttpError("jira.no_project");
  const known = new Map((await fieldsOf(services, companyId, target)).map((field) => [field.key, field]));
  const more = Object.entries(target.fields).flatMap(([key, value]) => {
    const field = known.get(key);
    if (!field) throw new HttpError("jira.refused", { [`fields.${key}`]: "unknown" });
    return [[key, issueField(field.kind, value)] as const];
  });
  const fields = {
    ...Object.fromEntries(more),
    project: { id: target.project_id },
    issuetype: { id: target.issue_type_id },
    ...(target.labels.length > 0 ? { labels: target.labels } : {}),
    ...(target.assignee_id ? { assignee: { accountId: target.assignee_id } } : {}),
  };
  return { site, fields };
}

/** Creates one issue about a check that has none, and links it. */
async function create(
  services: Services,
  customer: Customer,
  { site, fields }: Awaited<ReturnType<typeof targetOf>>,
  { result_id, title, description }: Words,
) {
  const { companyId } = customer;
  const { object_id, check_id } = await unlinked(services, companyId, result_id);
  const words = { summary: title, ...(description ? { description: documentOf(description) } : {}) };
  const made = await orRefuse(
    jiraApi(services, companyId).post(
      `${siteApi(site.id)}/issue`,
      { fields: { ...fields, ...words } },
      created,
    ),
    ({ fields: wrong }) => new HttpError("jira.refused", fieldsOfForm(wrong)),
  );
  const url = `${site.url}/browse/${made.key}`;
  const of = { object_id, check_id, cloud_id: site.id, issue_id: made.id };
  return store(services, customer, { ...of, key: made.key, url });
}

async function unlinked(services: Services, companyId: string, resultId: string) {
  const found = await publishedResult(services.db, companyId, resultId);
  if (await linkRow(services, companyId, resultId)) throw new HttpError("jira.already_linked");
  return found;
}

/** Creates an issue about a check and links it. */
export async function createIssue(
  services: Services,
  customer: Customer,
  issue: Target & Words,
): Promise<JiraLink> {
  const { companyId } = customer;
  await unlinked(services, companyId, issue.result_id);
  const target = await targetOf(services, companyId, issue);
  const row = await create(services, customer, target, issue);
  return toLink(row, await readIssue(services, companyId, row.cloud_id, row.issue_id).catch(() => null));
}

/** Creates an issue about each of several checks; what is refused is answered with its refusal, in the order asked for. */
export async function createIssues(
  services: Services,
  customer: Customer,
  { issues, ...target }: Target & { issues: Words[] },
): Promise<(HttpError | null)[]> {
  const to = await targetOf(services, customer.companyId, target);
  const answers: (HttpError | null)[] = [];
  // One after the other: Jira limits how fast issues are created, and a check that is named twice gets one.
  for (const words of issues) {
    try {
      await create(services, customer, to, words);
      answers.push(null);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      answers.push(error);
    }
  }
  return answers;
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

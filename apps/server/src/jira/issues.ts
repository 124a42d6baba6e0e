import type { JiraLink } from "@candor/api/entities";
import { z } from "zod";
import type { Customer } from "../auth/sessions.ts";
import { Refusal } from "../http/refusal.ts";
import { publishedResult } from "../scans/standing.ts";
import type { Services } from "../services.ts";
import { documentOf, issueField } from "./fields.ts";
import { linkRow, readIssue, store, toLink } from "./links.ts";
import { fieldsOf, sitesOf } from "./meta.ts";
import { jiraApi, orRefuse, siteApi } from "./rest.ts";

const created = z.object({ id: z.string(), key: z.string() });
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
  const { object_id, check_id } = await publishedResult(services.db, companyId, issue.result_id);
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
    object_id,
    check_id,
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

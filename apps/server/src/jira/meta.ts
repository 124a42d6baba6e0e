import type { JiraField, JiraFieldKind, JiraIssueType, JiraSite, JiraUser } from "@candor/api/entities";
import { z } from "zod";
import { HttpError } from "../http/http-error.ts";
import type { Services } from "../services.ts";
import { jiraApi, orRefuse, siteApi } from "./rest.ts";

const resources = z.array(z.object({ id: z.string(), name: z.string(), url: z.string() }));
const projects = z.object({
  values: z.array(z.object({ id: z.string(), key: z.string(), name: z.string() })),
});
const issueTypes = z.object({
  issueTypes: z.array(
    z.object({ id: z.string(), name: z.string(), description: z.string().nullish(), subtask: z.boolean() }),
  ),
});
const option = z.object({
  id: z.string(),
  name: z.string().optional(),
  value: z.string().optional(),
});
const fields = z.object({
  fields: z.array(
    z.object({
      fieldId: z.string().optional(),
      key: z.string(),
      name: z.string(),
      required: z.boolean(),
      hasDefaultValue: z.boolean().default(false),
      schema: z.object({ type: z.string(), items: z.string().optional(), custom: z.string().optional() }),
      // Some fields list objects without an id: they cannot be chosen here.
      allowedValues: z.array(z.unknown()).optional(),
    }),
  ),
});
const users = z.array(z.object({ accountId: z.string(), displayName: z.string(), active: z.boolean() }));
const labels = z.object({ values: z.array(z.string()) });

/** Filled in by the form's own parts. */
const OWN_FIELDS = new Set([
  "project",
  "issuetype",
  "summary",
  "description",
  "parent",
  "attachment",
  "issuelinks",
]);
const PAGE = 100;

/** A request about a project that is not there. */
const gone = () => new HttpError("jira.no_project");

/** Sites with the projects in which this connection may create issues. */
export async function sitesOf(services: Services, companyId: string): Promise<JiraSite[]> {
  const api = jiraApi(services, companyId);
  const sites = await orRefuse(api.get("/oauth/token/accessible-resources", resources), gone);
  const list = await Promise.all(
    sites.map(async ({ id, name, url }) => {
      const path = `${siteApi(id)}/project/search?action=create&orderBy=name&maxResults=${PAGE}`;
      const { values } = await orRefuse(api.get(path, projects), gone);
      return { id, name, url, projects: values };
    }),
  );
  const usable = list.filter((site) => site.projects.length > 0);
  if (usable.length === 0) throw gone();
  return usable;
}

export async function issueTypesOf(
  services: Services,
  companyId: string,
  { site_id, project_id }: { site_id: string; project_id: string },
): Promise<JiraIssueType[]> {
  const path = `${siteApi(site_id)}/issue/createmeta/${project_id}/issuetypes?maxResults=${PAGE}`;
  const { issueTypes: all } = await orRefuse(jiraApi(services, companyId).get(path, issueTypes), gone);
  return all
    .filter(({ subtask }) => !subtask)
    .map((type) => ({ ...type, description: type.description ?? "" }));
}

function kindOf({ type, items, custom }: { type: string; items?: string; custom?: string }): JiraFieldKind {
  if (type === "array")
    return items === "string"
      ? "labels"
      : items === "option" || items === "component" || items === "version"
        ? "choices"
        : "other";
  if (type === "string") return custom?.endsWith(":textarea") ? "paragraph" : "text";
  if (type === "number" || type === "date" || type === "user") return type;
  return type === "option" || type === "priority" ? "choice" : "other";
}

export async function fieldsOf(
  services: Services,
  companyId: string,
  target: { site_id: string; project_id: string; issue_type_id: string },
): Promise<JiraField[]> {
  const { site_id, project_id, issue_type_id } = target;
  const path = `${siteApi(site_id)}/issue/createmeta/${project_id}/issuetypes/${issue_type_id}?maxResults=${PAGE}`;
  const answer = await orRefuse(jiraApi(services, companyId).get(path, fields), gone);
  return answer.fields
    .filter(({ key }) => !OWN_FIELDS.has(key))
    .map(({ fieldId, key, name, required, hasDefaultValue, schema, allowedValues = [] }) => ({
      key: fieldId ?? key,
      name,
      kind: kindOf(schema),
      required: required && !hasDefaultValue,
      options: allowedValues.flatMap((value) => {
        const { data } = option.safeParse(value);
        return data ? [{ id: data.id, name: data.name ?? data.value ?? data.id }] : [];
      }),
    }));
}

export async function usersOf(
  services: Services,
  companyId: string,
  { site_id, project_id, search }: { site_id: string; project_id: string; search: string },
): Promise<JiraUser[]> {
  const query = new URLSearchParams({ project: project_id, query: search, maxResults: "50" });
  const path = `${siteApi(site_id)}/user/assignable/search?${query}`;
  const all = await orRefuse(jiraApi(services, companyId).get(path, users), gone);
  return all
    .filter(({ active }) => active)
    .map(({ accountId, displayName }) => ({ id: accountId, name: displayName }));
}

export async function labelsOf(
  services: Services,
  companyId: string,
  { site_id, search }: { site_id: string; search: string },
): Promise<string[]> {
  const path = `${siteApi(site_id)}/label?maxResults=1000`;
  const { values } = await orRefuse(jiraApi(services, companyId).get(path, labels), gone);
  const wanted = search.toLowerCase();
  return values.filter((label) => label.toLowerCase().includes(wanted)).slice(0, 50);
}

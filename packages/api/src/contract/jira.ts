import * as z from "zod/mini";
import { id, instant } from "../entities/common.ts";
import { JIRA_STATES, jiraField, jiraIssueType, jiraLink, jiraSite, jiraUser } from "../entities/jira.ts";
import { bulkAnswers } from "./check-actions.ts";
import { CUSTOMER, defineEndpoint, OWNER } from "./endpoint.ts";

const CONNECTION_ERRORS = ["jira.not_connected", "jira.invalid", "jira.failed"] as const;
const siteId = z.string().check(z.regex(/^[\w-]{1,64}$/));
/** Numbers of projects, issue types and the like in Jira. */
const jiraId = z.string().check(z.regex(/^\w{1,32}$/));
const search = z._default(z.string().check(z.trim(), z.maxLength(100)), "");

export const jiraStatus = defineEndpoint({
  id: "jira.status",
  method: "POST",
  path: "/api/portal/v2/third/jira/status",
  access: CUSTOMER,
  request: z.object({
    /** Result whose link is wanted too: the id that `check.detail` takes. */
    result_id: z.optional(id),
  }),
  reply: z.object({
    state: z.enum(JIRA_STATES),
    connected_by: z.nullable(z.string()),
    connected_at: z.nullable(instant),
    link: z.nullable(jiraLink),
  }),
  errors: ["check.not_found"],
  doc: "How the company's Jira connection stands, and the issue one check is linked to, with its status there.",
});

export const connectJira = defineEndpoint({
  id: "jira.connect",
  method: "POST",
  path: "/api/portal/v2/third/jira/connect",
  access: OWNER,
  request: z.object({
    /** Page of this app to come back to. */
    return_to: z.optional(z.string().check(z.maxLength(500))),
  }),
  reply: z.object({
    /** Atlassian's page that asks for consent. */
    url: z.string(),
  }),
  errors: ["jira.not_configured"],
  keepDuplicates: true,
  doc: "Begins connecting Jira Cloud (OAuth 2.0): the address to send the browser to. It comes back to /pages/jiraredirect with `code` and `state`.",
});

export const jiraCallback = defineEndpoint({
  id: "jira.callback",
  method: "POST",
  path: "/api/portal/v2/third/jira/callback",
  access: OWNER,
  request: z.object({
    code: z.string().check(z.minLength(1), z.maxLength(2000)),
    state: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  reply: z.object({ return_to: z.string() }),
  errors: ["jira.not_configured", "jira.state_invalid", "jira.failed"],
  keepDuplicates: true,
  doc: "Ends connecting: takes what Atlassian sent back. The state works once, for ten minutes, for who began.",
});

export const disconnectJira = defineEndpoint({
  id: "jira.disconnect",
  method: "POST",
  path: "/api/portal/v2/third/jira/disconnect",
  access: OWNER,
  request: z.object({}),
  reply: z.object({}),
  keepDuplicates: true,
  doc: "Forgets the company's Jira tokens. Links stay, without their status.",
});

export const jiraSites = defineEndpoint({
  id: "jira.siteProject",
  method: "POST",
  path: "/api/portal/v2/third/jira/meta/site-project",
  access: CUSTOMER,
  request: z.object({}),
  reply: z.object({ list: z.array(jiraSite) }),
  errors: [...CONNECTION_ERRORS, "jira.no_project"],
  doc: "Sites with the projects in which an issue can be created.",
});

export const jiraIssueTypes = defineEndpoint({
  id: "jira.issueType",
  method: "POST",
  path: "/api/portal/v2/third/jira/meta/issue-type",
  access: CUSTOMER,
  request: z.object({ site_id: siteId, project_id: jiraId }),
  reply: z.object({ list: z.array(jiraIssueType) }),
  errors: CONNECTION_ERRORS,
  doc: "Issue types of a project, sub-tasks left out.",
});

export const jiraFields = defineEndpoint({
  id: "jira.fields",
  method: "POST",
  path: "/api/portal/v2/third/jira/meta/fields",
  access: CUSTOMER,
  request: z.object({ site_id: siteId, project_id: jiraId, issue_type_id: jiraId }),
  reply: z.object({ list: z.array(jiraField) }),
  errors: CONNECTION_ERRORS,
  doc: "Fields of an issue type beside project, type, title and description.",
});

export const jiraUsers = defineEndpoint({
  id: "jira.users",
  method: "POST",
  path: "/api/portal/v2/third/jira/meta/users",
  access: CUSTOMER,
  request: z.object({ site_id: siteId, project_id: jiraId, search }),
  reply: z.object({ list: z.array(jiraUser) }),
  errors: CONNECTION_ERRORS,
  doc: "People who can be assigned in a project, at most fifty.",
});

export const jiraLabels = defineEndpoint({
  id: "jira.labels",
  method: "POST",
  path: "/api/portal/v2/third/jira/meta/labels",
  access: CUSTOMER,
  request: z.object({ site_id: siteId, search }),
  reply: z.object({ list: z.array(z.string()) }),
  errors: CONNECTION_ERRORS,
  doc: "Labels in use on a site.",
});

/** Where an issue goes, and what Jira asks for beside its words. */
const issueTarget = {
  site_id: siteId,
  project_id: jiraId,
  issue_type_id: jiraId,
  assignee_id: z.optional(z.string().check(z.maxLength(128))),
  labels: z._default(z.array(z.string().check(z.regex(/^\S{1,255}$/))).check(z.maxLength(20)), []),
  /** Other fields by key: text, a number, an option's id, or several of them. */
  fields: z._default(
    z.record(
      z.string().check(z.regex(/^\w{1,64}$/)),
      z.union([
        z.string().check(z.maxLength(30_000)),
        z.number(),
        z.array(z.string()).check(z.maxLength(50)),
      ]),
    ),
    {},
  ),
};

/** What an issue says of its check. */
const issueWords = {
  result_id: id,
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(255)),
  description: z._default(z.string().check(z.trim(), z.maxLength(30_000)), ""),
};

export const createJiraIssue = defineEndpoint({
  id: "jira.createIssue",
  method: "POST",
  path: "/api/portal/v2/third/jira/create-issue",
  access: CUSTOMER,
  request: z.object({ ...issueWords, ...issueTarget }),
  reply: jiraLink,
  errors: [...CONNECTION_ERRORS, "check.not_found", "jira.refused", "jira.already_linked"],
  keepDuplicates: true,
  doc: "Creates an issue about a check and links it.",
});

/** Issues that one call creates at most: Jira takes them one by one. */
export const JIRA_BULK_MAX = 50;

export const createJiraIssues = defineEndpoint({
  id: "jira.createIssues",
  method: "POST",
  path: "/api/portal/v2/third/jira/create-issues",
  access: CUSTOMER,
  request: z.object({
    ...issueTarget,
    issues: z.array(z.object(issueWords)).check(z.minLength(1), z.maxLength(JIRA_BULK_MAX)),
  }),
  reply: bulkAnswers,
  errors: [...CONNECTION_ERRORS, "jira.refused"],
  keepDuplicates: true,
  doc: "Creates an issue about each of up to 50 checks and links it, all in one project. What cannot be is told row by row; the others are done.",
});

export const linkJiraIssue = defineEndpoint({
  id: "jira.createLink",
  method: "POST",
  path: "/api/portal/v2/third/jira/create-link",
  access: CUSTOMER,
  request: z.object({
    result_id: id,
    /** Address or key of the issue. */
    issue: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  }),
  reply: jiraLink,
  errors: [...CONNECTION_ERRORS, "check.not_found", "jira.link_missing", "jira.already_linked"],
  keepDuplicates: true,
  doc: "Links a check to an issue that exists.",
});

export const unlinkJiraIssue = defineEndpoint({
  id: "jira.unlink",
  method: "POST",
  path: "/api/portal/v2/third/jira/unlink",
  access: CUSTOMER,
  request: z.object({ result_id: id }),
  reply: z.object({}),
  errors: ["check.not_found", "jira.link_missing"],
  keepDuplicates: true,
  doc: "Takes the link away. The issue in Jira stays.",
});

import * as z from "zod/mini";
import * as calls from "../../contract/results/jira.ts";
import { JIRA_BULK_MAX } from "../../contract/results/jira.ts";
import { id, instant } from "../../entities/common.ts";
import { line } from "../../entities/line.ts";
import {
  JIRA_STATES,
  jiraField,
  jiraIssueType,
  jiraLink,
  jiraSite,
  jiraUser,
} from "../../entities/support/jira.ts";
import { defineEndpoint } from "../endpoint.ts";
import { bulkAnswers } from "./check-actions.ts";

const CONNECTION_ERRORS = ["jira.not_connected", "jira.invalid", "jira.failed"] as const;
const siteId = z.string().check(z.regex(/^[\w-]{1,64}$/));
/** Numbers of projects, issue types and the like in Jira. */
const jiraId = z.string().check(z.regex(/^\w{1,32}$/));
const search = z._default(z.string().check(z.trim(), z.maxLength(100)), "");

export const jiraStatus = defineEndpoint(calls.jiraStatus, {
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

export const connectJira = defineEndpoint(calls.connectJira, {
  request: z.object({
    /** Page of this app to come back to. */
    return_to: z.optional(z.string().check(z.maxLength(500))),
  }),
  reply: z.object({
    /** Atlassian's page that asks for consent. */
    url: z.string(),
  }),
  errors: ["jira.not_configured"],
  doc: "Begins connecting Jira Cloud (OAuth 2.0): the address to send the browser to. It comes back to /pages/jiraredirect with `code` and `state`.",
});

export const jiraCallback = defineEndpoint(calls.jiraCallback, {
  request: z.object({
    code: z.string().check(z.minLength(1), z.maxLength(2000)),
    state: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  reply: z.object({ return_to: z.string() }),
  errors: ["jira.not_configured", "jira.state_invalid", "jira.failed"],
  doc: "Ends connecting: takes what Atlassian sent back. The state works once, for ten minutes, for who began.",
});

export const disconnectJira = defineEndpoint(calls.disconnectJira, {
  request: z.object({}),
  reply: z.object({}),
  doc: "Forgets the company's Jira tokens. Links stay, without their status.",
});

export const jiraSites = defineEndpoint(calls.jiraSites, {
  request: z.object({}),
  reply: z.object({ list: z.array(jiraSite) }),
  errors: [...CONNECTION_ERRORS, "jira.no_project"],
  doc: "Sites with the projects in which an issue can be created.",
});

export const jiraIssueTypes = defineEndpoint(calls.jiraIssueTypes, {
  request: z.object({ site_id: siteId, project_id: jiraId }),
  reply: z.object({ list: z.array(jiraIssueType) }),
  errors: CONNECTION_ERRORS,
  doc: "Issue types of a project, sub-tasks left out.",
});

export const jiraFields = defineEndpoint(calls.jiraFields, {
  request: z.object({ site_id: siteId, project_id: jiraId, issue_type_id: jiraId }),
  reply: z.object({ list: z.array(jiraField) }),
  errors: CONNECTION_ERRORS,
  doc: "Fields of an issue type beside project, type, title and description.",
});

export const jiraUsers = defineEndpoint(calls.jiraUsers, {
  request: z.object({ site_id: siteId, project_id: jiraId, search }),
  reply: z.object({ list: z.array(jiraUser) }),
  errors: CONNECTION_ERRORS,
  doc: "People who can be assigned in a project, at most fifty.",
});

export const jiraLabels = defineEndpoint(calls.jiraLabels, {
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
  title: line(255).check(z.minLength(1)),
  description: z._default(z.string().check(z.trim(), z.maxLength(30_000)), ""),
};

export const createJiraIssue = defineEndpoint(calls.createJiraIssue, {
  request: z.object({ ...issueWords, ...issueTarget }),
  reply: jiraLink,
  errors: [...CONNECTION_ERRORS, "check.not_found", "jira.refused", "jira.already_linked"],
  doc: "Creates an issue about a check and links it.",
});

export const createJiraIssues = defineEndpoint(calls.createJiraIssues, {
  request: z.object({
    ...issueTarget,
    issues: z.array(z.object(issueWords)).check(z.minLength(1), z.maxLength(JIRA_BULK_MAX)),
  }),
  reply: bulkAnswers,
  errors: [...CONNECTION_ERRORS, "jira.refused"],
  doc: "Creates an issue about each of up to 50 checks and links it, all in one project. What cannot be is told row by row; the others are done.",
});

export const linkJiraIssue = defineEndpoint(calls.linkJiraIssue, {
  request: z.object({
    result_id: id,
    /** Address or key of the issue. */
    issue: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  }),
  reply: jiraLink,
  errors: [...CONNECTION_ERRORS, "check.not_found", "jira.link_missing", "jira.already_linked"],
  doc: "Links a check to an issue that exists.",
});

export const unlinkJiraIssue = defineEndpoint(calls.unlinkJiraIssue, {
  request: z.object({ result_id: id }),
  reply: z.object({}),
  errors: ["check.not_found", "jira.link_missing"],
  doc: "Takes the link away. The issue in Jira stays.",
});

import * as z from "zod/mini";
import { id, instant } from "../common.ts";

/** `not_configured`: the operator has set no Jira app; `invalid`: connected once, to be connected again. */
export const JIRA_STATES = ["not_configured", "disconnected", "connected", "invalid"] as const;
export type JiraState = (typeof JIRA_STATES)[number];

/** The issue that a check of an object is linked to. */
export const jiraLink = z.object({
  id,
  /** Key in Jira, e.g. `SEC-42`. */
  key: z.string(),
  url: z.string(),
  /** As Jira last told; null where it could not be asked. */
  summary: z.nullable(z.string()),
  status: z.nullable(z.string()),
  /** Jira's own three groups of statuses: `new`, `indeterminate`, `done`. */
  status_category: z.nullable(z.string()),
  linked_by: z.string(),
  linked_at: instant,
});
export type JiraLink = z.infer<typeof jiraLink>;

export const jiraProject = z.object({ id: z.string(), key: z.string(), name: z.string() });
export type JiraProject = z.infer<typeof jiraProject>;

/** A Jira Cloud site the connection may use; `id` is Atlassian's cloud id. */
export const jiraSite = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  projects: z.array(jiraProject),
});
export type JiraSite = z.infer<typeof jiraSite>;

export const jiraIssueType = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  subtask: z.boolean(),
});
export type JiraIssueType = z.infer<typeof jiraIssueType>;

/** How a field of an issue is filled in. `other` cannot be filled in here. */
export const JIRA_FIELD_KINDS = [
  "text",
  "paragraph",
  "number",
  "date",
  "choice",
  "choices",
  "user",
  "labels",
  "other",
] as const;
export type JiraFieldKind = (typeof JIRA_FIELD_KINDS)[number];

export const jiraField = z.object({
  /** Name in the API, e.g. `priority`, `customfield_10010`. */
  key: z.string(),
  name: z.string(),
  kind: z.enum(JIRA_FIELD_KINDS),
  /** Must be filled in and has no default of its own. */
  required: z.boolean(),
  /** Choices of `choice` and `choices`. */
  options: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type JiraField = z.infer<typeof jiraField>;

export const jiraUser = z.object({ id: z.string(), name: z.string() });
export type JiraUser = z.infer<typeof jiraUser>;

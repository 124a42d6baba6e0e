import { type AccessCases, nowhere } from "./cases.ts";

const project = { site_id: "site-1", project_id: "10000" };

export const jiraCases = {
  "jira.status": { request: {} },
  "jira.connect": { request: {}, answer: "jira.not_configured" },
  "jira.callback": { request: { code: "x", state: "x" }, answer: "jira.not_configured" },
  "jira.disconnect": { request: {} },
  "jira.siteProject": { request: {}, answer: "jira.not_configured" },
  "jira.issueType": { request: project, answer: "jira.not_configured" },
  "jira.fields": { request: { ...project, issue_type_id: "10001" }, answer: "jira.not_configured" },
  "jira.users": { request: project, answer: "jira.not_configured" },
  "jira.labels": { request: { site_id: "site-1" }, answer: "jira.not_configured" },
  "jira.createIssue": {
    request: { ...project, result_id: nowhere, issue_type_id: "10001", title: "x" },
    answer: "check.not_found",
  },
  "jira.createIssues": {
    request: { ...project, issue_type_id: "10001", issues: [{ result_id: nowhere, title: "x" }] },
    answer: "jira.not_configured",
  },
  "jira.createLink": { request: { result_id: nowhere, issue: "SEC-1" }, answer: "check.not_found" },
  "jira.unlink": { request: { result_id: nowhere }, answer: "check.not_found" },
} satisfies AccessCases;

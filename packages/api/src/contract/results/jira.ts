import { CUSTOMER, defineCall, OWNER } from "../call.ts";

export const jiraStatus = defineCall({
  id: "jira.status",
  method: "POST",
  path: "/api/portal/v2/third/jira/status",
  access: CUSTOMER,
});

export const connectJira = defineCall({
  id: "jira.connect",
  method: "POST",
  path: "/api/portal/v2/third/jira/connect",
  access: OWNER,
  keepDuplicates: true,
});

export const jiraCallback = defineCall({
  id: "jira.callback",
  method: "POST",
  path: "/api/portal/v2/third/jira/callback",
  access: OWNER,
  keepDuplicates: true,
});

export const disconnectJira = defineCall({
  id: "jira.disconnect",
  method: "POST",
  path: "/api/portal/v2/third/jira/disconnect",
  access: OWNER,
  keepDuplicates: true,
});

export const jiraSites = defineCall({
  id: "jira.siteProject",
  method: "POST",
  path: "/api/portal/v2/third/jira/meta/site-project",
  access: CUSTOMER,
});

export const jiraIssueTypes = defineCall({
  id: "jira.issueType",
  method: "POST",
  path: "/api/portal/v2/third/jira/meta/issue-type",
  access: CUSTOMER,
});

export const jiraFields = defineCall({
  id: "jira.fields",
  method: "POST",
  path: "/api/portal/v2/third/jira/meta/fields",
  access: CUSTOMER,
});

export const jiraUsers = defineCall({
  id: "jira.users",
  method: "POST",
  path: "/api/portal/v2/third/jira/meta/users",
  access: CUSTOMER,
});

export const jiraLabels = defineCall({
  id: "jira.labels",
  method: "POST",
  path: "/api/portal/v2/third/jira/meta/labels",
  access: CUSTOMER,
});

export const createJiraIssue = defineCall({
  id: "jira.createIssue",
  method: "POST",
  path: "/api/portal/v2/third/jira/create-issue",
  access: CUSTOMER,
  keepDuplicates: true,
});

/** Issues that one call creates at most: Jira takes them one by one. */
export const JIRA_BULK_MAX = 50;

export const createJiraIssues = defineCall({
  id: "jira.createIssues",
  method: "POST",
  path: "/api/portal/v2/third/jira/create-issues",
  access: CUSTOMER,
  keepDuplicates: true,
});

export const linkJiraIssue = defineCall({
  id: "jira.createLink",
  method: "POST",
  path: "/api/portal/v2/third/jira/create-link",
  access: CUSTOMER,
  keepDuplicates: true,
});

export const unlinkJiraIssue = defineCall({
  id: "jira.unlink",
  method: "POST",
  path: "/api/portal/v2/third/jira/unlink",
  access: CUSTOMER,
  keepDuplicates: true,
});

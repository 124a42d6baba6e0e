import {
  connectJira,
  createJiraIssue,
  createJiraIssues,
  disconnectJira as disconnectEndpoint,
  jiraCallback,
  jiraFields,
  jiraIssueTypes,
  jiraLabels,
  jiraSites,
  jiraStatus,
  jiraUsers,
  linkJiraIssue,
  unlinkJiraIssue,
} from "@candor/api/endpoints";
import { bulkReply } from "../http/bulk-reply.ts";
import { beginConnecting, disconnectJira, endConnecting } from "../jira/connection.ts";
import { createIssue, createIssues } from "../jira/issues.ts";
import { linkIssue, unlinkIssue } from "../jira/links.ts";
import { fieldsOf, issueTypesOf, labelsOf, sitesOf, usersOf } from "../jira/meta.ts";
import { statusOf } from "../jira/status.ts";
import { forCustomer, type Handler } from "../routing/handler.ts";
import type { Services } from "../services.ts";

export function jiraHandlers(services: Services): Handler[] {
  return [
    forCustomer(jiraStatus, ({ customer, input }) => statusOf(services, customer.companyId, input.result_id)),
    forCustomer(connectJira, async ({ customer, input }) => ({
      url: await beginConnecting(services, customer, input.return_to),
    })),
    forCustomer(jiraCallback, async ({ customer, input }) => ({
      return_to: await endConnecting(services, customer, input),
    })),
    forCustomer(disconnectEndpoint, async ({ customer }) => {
      await disconnectJira(services, customer);
      return {};
    }),
    forCustomer(jiraSites, async ({ customer }) => ({ list: await sitesOf(services, customer.companyId) })),
    forCustomer(jiraIssueTypes, async ({ customer, input }) => ({
      list: await issueTypesOf(services, customer.companyId, input),
    })),
    forCustomer(jiraFields, async ({ customer, input }) => ({
      list: await fieldsOf(services, customer.companyId, input),
    })),
    forCustomer(jiraUsers, async ({ customer, input }) => ({
      list: await usersOf(services, customer.companyId, input),
    })),
    forCustomer(jiraLabels, async ({ customer, input }) => ({
      list: await labelsOf(services, customer.companyId, input),
    })),
    forCustomer(createJiraIssue, ({ customer, input }) => createIssue(services, customer, input)),
    forCustomer(createJiraIssues, async ({ customer, input, language }) =>
      bulkReply(await createIssues(services, customer, input), language),
    ),
    forCustomer(linkJiraIssue, ({ customer, input }) => linkIssue(services, customer, input)),
    forCustomer(unlinkJiraIssue, async ({ customer, input }) => {
      await unlinkIssue(services, customer, input.result_id);
      return {};
    }),
  ];
}

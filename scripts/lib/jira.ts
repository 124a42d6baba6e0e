import {
  connectJira,
  createJiraIssue,
  disconnectJira,
  jiraCallback,
  jiraStatus,
  unlinkJiraIssue,
} from "@candor/api/contract";
import { type AtlassianStandIn, CLOUD_ID } from "../../apps/server/src/jira/stand-in.ts";
import type { Session } from "./drive.ts";

/** What a server is told so that it finds the stand-in where Atlassian would be. */
export const jiraEnv = ({ url }: AtlassianStandIn) => ({
  JIRA_CLIENT_ID: "jira-app",
  JIRA_CLIENT_SECRET: "jira-secret",
  JIRA_AUTH_URL: url,
  JIRA_API_URL: url,
});

/** Connects the company as someone does who agrees at once. */
export async function connect({ client }: Session): Promise<void> {
  const { url } = await client.call(connectJira, {});
  const state = new URL(url).searchParams.get("state") ?? "";
  await client.call(jiraCallback, { code: "good-code", state });
}

export const disconnect = async ({ client }: Session): Promise<void> => {
  await client.call(disconnectJira, {});
};

/** Takes a check's link away, where it has one. */
export async function unlink({ client }: Session, result_id: string): Promise<void> {
  const { link } = await client.call(jiraStatus, { result_id });
  if (link) await client.call(unlinkJiraIssue, { result_id });
}

/** Makes an issue of a check. */
export async function createIssue({ client }: Session, result_id: string): Promise<void> {
  await client.call(createJiraIssue, {
    result_id,
    site_id: CLOUD_ID,
    project_id: "10000",
    issue_type_id: "10001",
    title: "Ask before tracking",
    fields: { customfield_10010: "77" },
  });
}

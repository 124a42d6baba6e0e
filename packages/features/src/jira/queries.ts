import {
  connectJira,
  createJiraIssue,
  createJiraIssues,
  disconnectJira,
  jiraCallback,
  jiraFields,
  jiraIssueTypes,
  jiraLabels,
  jiraSites,
  jiraStatus,
  jiraUsers,
  linkJiraIssue,
  listChecks,
  listRisks,
  unlinkJiraIssue,
} from "@candor/api/contract";
import type { JiraLink } from "@candor/api/entities";
import { useQueryClient } from "@tanstack/react-query";
import { endpointKey, useEndpoint, useEndpointMutation } from "../platform/index.ts";

export const useBeginConnecting = () => useEndpointMutation(connectJira);
export const useEndConnecting = () => useEndpointMutation(jiraCallback, { quiet: true });
export const useDisconnect = () => useEndpointMutation(disconnectJira, { invalidates: [jiraStatus] });

/** Sites that the connection may use, with their projects. */
export const useSites = () => useEndpoint(jiraSites, {}, { quiet: true });

/** What an issue is created as; "" is not chosen yet. */
export interface Target {
  site_id: string;
  project_id: string;
  issue_type_id: string;
}

export const useIssueTypes = ({ site_id, project_id }: Target) =>
  useEndpoint(jiraIssueTypes, { site_id, project_id }, { enabled: project_id !== "", quiet: true });

export const useFields = ({ site_id, project_id, issue_type_id }: Target) =>
  useEndpoint(
    jiraFields,
    { site_id, project_id, issue_type_id },
    { enabled: issue_type_id !== "", quiet: true },
  );

/** People to choose from; null while nobody has opened the list. */
export const usePeople = ({ site_id, project_id }: Target, search: string | null) =>
  useEndpoint(
    jiraUsers,
    { site_id, project_id, search: search ?? "" },
    { enabled: search !== null && project_id !== "", keepPrevious: true, quiet: true },
  );

/** Labels in use; null while nobody has opened the list. */
export const useLabels = ({ site_id }: Target, search: string | null) =>
  useEndpoint(
    jiraLabels,
    { site_id, search: search ?? "" },
    { enabled: search !== null && site_id !== "", keepPrevious: true, quiet: true },
  );

/** What a change of a check's link does to what is known of it: kept as told, or asked for again where it failed. */
function useKnownLink<Reply>(linkOf: (reply: Reply) => JiraLink | null) {
  const queries = useQueryClient();
  return {
    quiet: true,
    onSuccess: (reply: Reply, { result_id }: { result_id: string }) => {
      queries.setQueryData<object>(
        endpointKey(jiraStatus, { result_id }),
        (status) => status && { ...status, link: linkOf(reply) },
      );
    },
    onError: () => void queries.invalidateQueries({ queryKey: endpointKey(jiraStatus) }),
  };
}

const itself = (link: JiraLink) => link;
const none = () => null;

/** Whether issues can be created; asked for once it matters. */
export const useJiraConnected = (enabled: boolean): boolean =>
  useEndpoint(jiraStatus, {}, { enabled, quiet: true }).data?.state === "connected";

/** Creates an issue about each of several checks. */
export const useCreateIssues = () =>
  useEndpointMutation(createJiraIssues, { invalidates: [listChecks, listRisks, jiraStatus], quiet: true });

export const useCreateIssue = () => useEndpointMutation(createJiraIssue, useKnownLink(itself));
export const useLinkIssue = () => useEndpointMutation(linkJiraIssue, useKnownLink(itself));
export const useUnlinkIssue = () => useEndpointMutation(unlinkJiraIssue, useKnownLink(none));

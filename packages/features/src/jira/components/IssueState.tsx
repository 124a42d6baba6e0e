import { useCheckStatus } from "../status.ts";

export interface IssueStateProps {
  /** The check's result. */
  resultId: string;
  issue: { key: string; url: string };
  /** Asks Jira for its status; without it the key alone is shown. */
  ask: boolean;
}

/** The Jira issue of a check in a list: its key, and its status as soon as Jira says it. */
export function IssueState({ resultId, issue, ask }: IssueStateProps) {
  const status = useCheckStatus(resultId, ask).data?.link?.status;
  return (
    <>
      <a href={issue.url} target="_blank" rel="noreferrer">
        {issue.key}
      </a>
      {status && ` · ${status}`}
    </>
  );
}

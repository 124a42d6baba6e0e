export { BulkIssues } from "./BulkIssues.tsx";
export type { BulkIssuesProps, IssueCheck } from "./bulk-issues-props.ts";
export { jiraCatalogue } from "./catalogue.ts";
export { CheckIssue, type CheckIssueProps } from "./components/CheckIssue.tsx";
export { JiraConnection, type JiraConnectionProps } from "./components/connection/JiraConnection.tsx";
export { IssueState, type IssueStateProps } from "./components/IssueState.tsx";
export { JiraReturn, type JiraReturnProps } from "./JiraReturn.tsx";
export { useJiraConnected } from "./queries.ts";

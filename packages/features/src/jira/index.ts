export { BulkIssues, type BulkIssuesProps, type IssueCheck } from "./BulkIssues.tsx";
export { jiraCatalogue } from "./catalogue.ts";
export { CheckIssue, type CheckIssueProps } from "./components/CheckIssue.tsx";
export { IssueState, type IssueStateProps } from "./components/IssueState.tsx";
export { JiraConnection, type JiraConnectionProps } from "./components/JiraConnection.tsx";
export { JiraReturn, type JiraReturnProps } from "./JiraReturn.tsx";
export { useJiraConnected } from "./queries.ts";

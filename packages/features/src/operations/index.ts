export { errorsAddress, feedbackAddress, jobsAddress } from "./address.ts";
export { operationsCatalogue } from "./catalogue.ts";
export { ErrorReports, type ErrorReportsProps } from "./components/ErrorReports.tsx";
export { FeedbackInbox, type FeedbackInboxProps } from "./components/FeedbackInbox.tsx";
export { HealthPanel } from "./components/HealthPanel.tsx";
export { JobList, type JobListProps } from "./components/JobList.tsx";

export {
  type ChecksState,
  checkHref,
  checksAddress,
  checksFields,
  checksHref,
  checksPreviewAddress,
  issueAddress,
  issueHref,
  ticketHref,
  unassignedHref,
} from "./address.ts";
export { checksCatalogue } from "./catalogue.ts";
export { useCheckScanTime } from "./check-scan-time.tsx";
export { CheckDetailPanel, type CheckDetailPanelProps } from "./components/CheckDetailPanel.tsx";
export { CheckScreen, type CheckScreenProps } from "./components/CheckScreen.tsx";
export { ChecksPreview, type ChecksPreviewProps } from "./components/ChecksPreview.tsx";
export { ChecksScreen, type ChecksScreenProps } from "./components/ChecksScreen.tsx";
export {
  AssessmentSelector,
  type AssessmentSelectorProps,
  ObjectSelector,
  type ObjectSelectorProps,
} from "./components/ChecksSelectors.tsx";
export { IssueScreen, type IssueScreenProps } from "./components/IssueScreen.tsx";
export { CheckWork, type CheckWorkParts, type CheckWorkProps } from "./components/work/CheckWork.tsx";
export { useCheckHead, useChecksTitle, useIssueHead } from "./heads.ts";
export type { Reader } from "./permissions.ts";
export { useCheck, useChecks, usePublishedAssessments } from "./queries.ts";
export { useScanTime } from "./scan-time.tsx";

export { checksCatalogue } from "./catalogue.ts";
export { CheckDetailPanel, type CheckDetailPanelProps } from "./components/CheckDetailPanel.tsx";
export { useCheck, useChecks } from "./queries.ts";
export {
  type ChecksQuery,
  checkHref,
  checksHref,
  DEFAULT_CHECKS_QUERY,
  parseChecksQuery,
} from "./query.ts";

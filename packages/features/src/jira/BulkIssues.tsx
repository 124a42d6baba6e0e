import type { ComponentType } from "react";
import { lazyPart } from "../platform/index.ts";
import type { BulkIssuesProps } from "./bulk-issues-props.ts";
import { jiraCatalogue } from "./catalogue.ts";

/** Creates a Jira issue about each of several checks. Its code is fetched when it is first asked for. */
export const BulkIssues: ComponentType<BulkIssuesProps> = lazyPart<BulkIssuesProps>(
  jiraCatalogue,
  () => import("./components/BulkIssueDialog.tsx"),
);

import type { ListedCheck } from "@candor/api/contract";
import type { ComponentType } from "react";
import { type Arriving, lazyPart } from "../platform/index.ts";
import { jiraCatalogue } from "./catalogue.ts";

/** What an issue is made of. */
export type IssueCheck = Pick<ListedCheck, "id" | "title" | "object_name"> &
  Partial<Pick<ListedCheck, "scenario" | "category" | "citations">>;

export interface BulkIssuesProps extends Arriving {
  /** Checks that have no issue yet. */
  checks: readonly IssueCheck[];
  /** Path of a check, for its issue. */
  hrefOf: (check: IssueCheck) => string;
  onClose: () => void;
  /** All of them are created: what to tell. */
  onDone: (text: string) => void;
}

/** Creates a Jira issue about each of several checks. Its code is fetched when it is first asked for. */
export const BulkIssues: ComponentType<BulkIssuesProps> = lazyPart<BulkIssuesProps>(
  jiraCatalogue,
  () => import("./components/BulkIssueDialog.tsx"),
);

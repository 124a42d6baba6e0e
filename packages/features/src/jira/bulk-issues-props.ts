import type { ListedCheck } from "@candor/api/contract";
import type { Arriving } from "../platform/index.ts";

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

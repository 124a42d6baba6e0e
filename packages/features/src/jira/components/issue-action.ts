import type { CheckDetail } from "@candor/api/entities";

/** What can be asked about a check's issue. */
export type CheckDialogs = "create" | "link" | "unlink";

/** What each of these dialogs is given. */
export interface IssueActionProps {
  check: CheckDetail;
  onClose: () => void;
  /** It is done: what to tell. */
  onDone: (text: string) => void;
}

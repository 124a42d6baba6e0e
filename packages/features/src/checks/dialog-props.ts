import type { CheckDetail } from "@candor/api/entities";
import type { BulkCheck } from "./bulk.ts";

/** What each dialog about a check is given. */
export interface CheckDialogProps {
  check: CheckDetail;
  onClose: () => void;
  /** It is done, and the check is read anew: what to tell. */
  onDone: (text: string) => void;
}

/** What each way to change several checks is given. */
export interface BulkProps {
  checks: readonly BulkCheck[];
  onClose: () => void;
  /** All of them are changed: what to tell. */
  onDone: (text: string) => void;
}

import type { Arriving } from "../../platform/index.ts";
import type { BulkCheck, BulkKind } from "../bulk.ts";
import { BulkOwner } from "./BulkOwner.tsx";
import { BulkResolved } from "./BulkResolved.tsx";

/** What each way to change several checks is given. */
export interface BulkProps {
  checks: readonly BulkCheck[];
  onClose: () => void;
  /** All of them are changed: what to tell. */
  onDone: (text: string) => void;
}

export interface BulkDialogProps extends BulkProps, Arriving {
  kind: Exclude<BulkKind, "jira">;
}

/** One of the dialogs about several checks. */
export default function BulkDialog({ kind, checks, onClose, onDone }: BulkDialogProps) {
  const props = { checks, onClose, onDone };
  if (kind === "owner") return <BulkOwner {...props} />;
  return <BulkResolved {...props} resolved={kind === "resolve"} />;
}

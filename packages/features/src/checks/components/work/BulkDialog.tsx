import type { Arriving } from "../../../platform/index.ts";
import type { BulkKind } from "../../bulk.ts";
import type { BulkProps } from "../../dialog-props.ts";
import { BulkOwner } from "./BulkOwner.tsx";
import { BulkResolved } from "./BulkResolved.tsx";

export interface BulkDialogProps extends BulkProps, Arriving {
  kind: Exclude<BulkKind, "jira">;
}

/** One of the dialogs about several checks. */
export default function BulkDialog({ kind, checks, onClose, onDone }: BulkDialogProps) {
  const props = { checks, onClose, onDone };
  if (kind === "owner") return <BulkOwner {...props} />;
  return <BulkResolved {...props} resolved={kind === "resolve"} />;
}

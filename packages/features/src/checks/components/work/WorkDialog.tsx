import type { Arriving } from "../../../platform/index.ts";
import type { CheckDialogProps } from "../../dialog-props.ts";
import { OwnerDialog } from "./OwnerDialog.tsx";
import { PassedDialog } from "./PassedDialog.tsx";
import { RestoreDialog } from "./RestoreDialog.tsx";
import { TicketDialog } from "./TicketDialog.tsx";

const DIALOGS = { passed: PassedDialog, restore: RestoreDialog, owner: OwnerDialog, ticket: TicketDialog };

/** What can be asked about a check. */
export type WorkDialogs = keyof typeof DIALOGS;

export interface WorkDialogProps extends CheckDialogProps, Arriving {
  dialog: WorkDialogs;
}

/** One of the dialogs about a check. */
export default function WorkDialog({ dialog, check, onClose, onDone }: WorkDialogProps) {
  const Asked = DIALOGS[dialog];
  return <Asked check={check} onClose={onClose} onDone={onDone} />;
}

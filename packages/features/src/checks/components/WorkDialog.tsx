import type { CheckDetail } from "@candor/api/entities";
import type { Arriving } from "../../platform/index.ts";
import { OwnerDialog } from "./OwnerDialog.tsx";
import { PassedDialog } from "./PassedDialog.tsx";
import { RestoreDialog } from "./RestoreDialog.tsx";

const DIALOGS = { passed: PassedDialog, restore: RestoreDialog, owner: OwnerDialog };

/** What can be asked about a check. */
export type WorkDialogs = keyof typeof DIALOGS;

/** What each of these dialogs is given. */
export interface AskProps {
  check: CheckDetail;
  onClose: () => void;
  /** It is done, and the check is read anew: what to tell. */
  onDone: (text: string) => void;
}

export interface WorkDialogProps extends AskProps, Arriving {
  dialog: WorkDialogs;
}

/** One of the dialogs about a check. */
export default function WorkDialog({ dialog, check, onClose, onDone }: WorkDialogProps) {
  const Asked = DIALOGS[dialog];
  return <Asked check={check} onClose={onClose} onDone={onDone} />;
}

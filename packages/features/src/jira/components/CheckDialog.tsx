import type { Arriving } from "../../platform/index.ts";
import { IssueDialog } from "./IssueDialog.tsx";
import type { CheckDialogs, IssueActionProps } from "./issue-action.ts";
import { LinkDialog } from "./LinkDialog.tsx";
import { UnlinkDialog } from "./UnlinkDialog.tsx";

export interface CheckDialogProps extends IssueActionProps, Arriving {
  dialog: CheckDialogs;
  /** Key of the issue that is linked. */
  issueKey: string;
  /** Full address of the check, for the issue. */
  address: string;
  settingsHref: string;
}

/** One of the dialogs about a check's issue. */
export default function CheckDialog(props: CheckDialogProps) {
  const { dialog, check, issueKey, address, settingsHref, onClose, onDone } = props;
  const ask = { check, onClose, onDone };
  if (dialog === "create") return <IssueDialog {...ask} address={address} settingsHref={settingsHref} />;
  if (dialog === "link") return <LinkDialog {...ask} />;
  return <UnlinkDialog {...ask} issueKey={issueKey} />;
}

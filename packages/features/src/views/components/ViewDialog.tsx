import type { Arriving } from "../../platform/index.ts";
import type { ViewProps } from "../view-props.ts";
import { ManageViews } from "./ManageViews.tsx";
import { SaveView } from "./SaveView.tsx";

export interface ViewDialogProps extends ViewProps, Arriving {
  dialog: "save" | "manage";
}

/** One of the dialogs about views. */
export default function ViewDialog({ dialog, onMissing: _, ...props }: ViewDialogProps) {
  return dialog === "save" ? <SaveView {...props} /> : <ManageViews {...props} />;
}

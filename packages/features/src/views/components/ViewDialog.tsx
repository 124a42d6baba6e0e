import type { SavedView } from "@candor/api/contract";
import type { Arriving } from "../../platform/index.ts";
import type { ViewCalls } from "../context.ts";
import { ManageViews } from "./ManageViews.tsx";
import { SaveView } from "./SaveView.tsx";

/** What the dialogs about views are given. */
export interface ViewProps {
  calls: ViewCalls;
  list: string;
  /** What is shown now. */
  query: string;
  /** The views of this list. */
  views: readonly SavedView[];
  onClose: () => void;
  onDone: (text: string) => void;
}

export interface ViewDialogProps extends ViewProps, Arriving {
  dialog: "save" | "manage";
}

/** One of the dialogs about views. */
export default function ViewDialog({ dialog, onMissing: _, ...props }: ViewDialogProps) {
  return dialog === "save" ? <SaveView {...props} /> : <ManageViews {...props} />;
}

import type { SavedView } from "@candor/api/contract";
import type { ViewCalls } from "./context.ts";

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

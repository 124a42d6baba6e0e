import { lateDialog } from "../platform/index.ts";
import { scanCardsCatalogue } from "./catalogue.ts";
import type { WordDialogProps } from "./components/WordDialog.tsx";

export const WordDialog = lateDialog<WordDialogProps>(
  scanCardsCatalogue,
  async () => (await import("./components/WordDialog.tsx")).WordDialog,
);

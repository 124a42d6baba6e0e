import { lateDialog } from "../platform/index.ts";
import { whitelistCatalogue } from "./catalogue.ts";
import type { EntryDialogProps } from "./components/EntryDialog.tsx";

export const EntryDialog = lateDialog<EntryDialogProps>(
  whitelistCatalogue,
  async () => (await import("./components/EntryDialog.tsx")).EntryDialog,
);

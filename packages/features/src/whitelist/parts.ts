import { lateDialog } from "../platform/index.ts";
import { scanMakingCatalogue } from "../scan-making/index.ts";
import { whitelistCatalogue } from "./catalogue.ts";
import type { EntryDialogProps } from "./components/EntryDialog.tsx";

export const EntryDialog = lateDialog<EntryDialogProps>(
  [whitelistCatalogue, scanMakingCatalogue],
  async () => (await import("./components/EntryDialog.tsx")).EntryDialog,
);

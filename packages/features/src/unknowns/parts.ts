import { lateDialog } from "../platform/index.ts";
import { unknownsCatalogue } from "./catalogue.ts";
import type { KnownDialogProps } from "./components/KnownDialog.tsx";

export const KnownDialog = lateDialog<KnownDialogProps>(
  unknownsCatalogue,
  async () => (await import("./components/KnownDialog.tsx")).KnownDialog,
);

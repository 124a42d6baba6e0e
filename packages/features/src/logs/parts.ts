import { lateDialog } from "../platform/index.ts";
import { logsCatalogue } from "./catalogue.ts";
import type { CheckDialogProps } from "./components/CheckDialog.tsx";
import type { RetentionDialogProps } from "./components/RetentionDialog.tsx";

export const CheckDialog = lateDialog<CheckDialogProps>(
  logsCatalogue,
  async () => (await import("./components/CheckDialog.tsx")).CheckDialog,
);

export const RetentionDialog = lateDialog<RetentionDialogProps>(
  logsCatalogue,
  async () => (await import("./components/RetentionDialog.tsx")).RetentionDialog,
);

import { lateDialog } from "../platform/index.ts";
import { sharedReportsCatalogue } from "./catalogue.ts";
import type { ShareDialogProps } from "./components/ShareDialog.tsx";

export const ShareDialog = lateDialog<ShareDialogProps>(
  sharedReportsCatalogue,
  async () => (await import("./components/ShareDialog.tsx")).ShareDialog,
);

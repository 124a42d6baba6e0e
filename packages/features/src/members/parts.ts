import { lateDialog } from "../platform/index.ts";
import { membersCatalogue } from "./catalogue.ts";
import type { InviteDialogProps } from "./components/InviteDialog.tsx";

export const InviteDialog = lateDialog<InviteDialogProps>(
  membersCatalogue,
  async () => (await import("./components/InviteDialog.tsx")).InviteDialog,
);

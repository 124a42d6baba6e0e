import { lateDialog } from "../platform/index.ts";
import { staffCatalogue } from "./catalogue.ts";
import type { AccountDialogProps } from "./components/AccountDialog.tsx";
import type { PolicyDialogProps } from "./components/PolicyDialog.tsx";

export const AccountDialog = lateDialog<AccountDialogProps>(
  staffCatalogue,
  async () => (await import("./components/AccountDialog.tsx")).AccountDialog,
);

export const PolicyDialog = lateDialog<PolicyDialogProps>(
  staffCatalogue,
  async () => (await import("./components/PolicyDialog.tsx")).PolicyDialog,
);

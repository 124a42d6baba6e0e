import { credentialsCatalogue } from "../credentials/catalogue.ts";
import { lateDialog } from "../platform/index.ts";
import type { NewPasswordDialogProps } from "./components/NewPasswordDialog.tsx";

export const NewPasswordDialog = lateDialog<NewPasswordDialogProps>(
  credentialsCatalogue,
  async () => (await import("./components/NewPasswordDialog.tsx")).NewPasswordDialog,
);

import { dayFieldCatalogue } from "../day-field/index.ts";
import { lateDialog } from "../platform/index.ts";
import { shellCatalogue } from "../shell/index.ts";
import { companiesCatalogue } from "./catalogue.ts";
import type { CompanyDialogProps } from "./components/CompanyDialog.tsx";
import type { DeleteDialogProps } from "./components/DeleteDialog.tsx";
import type { MemberDialogProps } from "./components/MemberDialog.tsx";
import type { OwnerDialogProps } from "./components/OwnerDialog.tsx";
import type { SettingsDialogProps } from "./components/SettingsDialog.tsx";

export const CompanyDialog = lateDialog<CompanyDialogProps>(
  companiesCatalogue,
  async () => (await import("./components/CompanyDialog.tsx")).CompanyDialog,
);

export const DeleteDialog = lateDialog<DeleteDialogProps>(
  companiesCatalogue,
  async () => (await import("./components/DeleteDialog.tsx")).DeleteDialog,
);

export const OwnerDialog = lateDialog<OwnerDialogProps>(
  companiesCatalogue,
  async () => (await import("./components/OwnerDialog.tsx")).OwnerDialog,
);

export const SettingsDialog = lateDialog<SettingsDialogProps>(
  [companiesCatalogue, dayFieldCatalogue, shellCatalogue],
  async () => (await import("./components/SettingsDialog.tsx")).SettingsDialog,
);

export const MemberDialog = lateDialog<MemberDialogProps>(
  [companiesCatalogue, shellCatalogue],
  async () => (await import("./components/MemberDialog.tsx")).MemberDialog,
);

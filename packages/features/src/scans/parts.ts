import { evidenceRowsCatalogue } from "../evidence-rows/index.ts";
import { lateDialog, latePart } from "../platform/index.ts";
import { scansCatalogue } from "./catalogue.ts";
import type { CorrectionDialogProps } from "./components/actions/CorrectionDialog.tsx";
import type { ScanActionDialogProps } from "./components/actions/ScanActionDialog.tsx";
import type { ResultEditFormProps } from "./components/result/ResultEditForm.tsx";

export const ScanActionDialog = lateDialog<ScanActionDialogProps>(
  scansCatalogue,
  async () => (await import("./components/actions/ScanActionDialog.tsx")).ScanActionDialog,
);

export const ResultEditForm = latePart<ResultEditFormProps>(
  [scansCatalogue, evidenceRowsCatalogue],
  async () => (await import("./components/result/ResultEditForm.tsx")).ResultEditForm,
  ({ onCancel }) => onCancel,
);

export const CorrectionDialog = lateDialog<CorrectionDialogProps>(
  scansCatalogue,
  async () => (await import("./components/actions/CorrectionDialog.tsx")).CorrectionDialog,
);

import { lateDialog } from "../platform/index.ts";
import { scansCatalogue } from "../scans/index.ts";
import { operationsCatalogue } from "./catalogue.ts";
import type { CancelAssessmentDialogProps } from "./components/CancelAssessmentDialog.tsx";

export const CancelAssessmentDialog = lateDialog<CancelAssessmentDialogProps>(
  [operationsCatalogue, scansCatalogue],
  async () => (await import("./components/CancelAssessmentDialog.tsx")).CancelAssessmentDialog,
);

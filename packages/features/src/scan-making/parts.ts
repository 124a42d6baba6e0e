import { lazyPart } from "../platform/index.ts";
import { scanMakingCatalogue } from "./catalogue.ts";
import type { CompanyFilterProps } from "./components/CompanyFilter.tsx";
import type { CreateScanDialogProps } from "./components/CreateScanDialog.tsx";
import type { ImportDialogProps } from "./components/ImportDialog.tsx";

/** Fetched when they are asked for: the list of scans is read far more often than a scan is made. */
export const CreateScanDialog = lazyPart<CreateScanDialogProps>(
  scanMakingCatalogue,
  () => import("./components/CreateScanDialog.tsx"),
);
export const ImportDialog = lazyPart<ImportDialogProps>(
  scanMakingCatalogue,
  () => import("./components/ImportDialog.tsx"),
);
export const CompanyFilter = lazyPart<CompanyFilterProps>(
  scanMakingCatalogue,
  () => import("./components/CompanyFilter.tsx"),
);

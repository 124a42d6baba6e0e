export { scanMakingCatalogue } from "./catalogue.ts";
export { CompanyFilter, CreateScanDialog, ImportDialog } from "./parts.ts";

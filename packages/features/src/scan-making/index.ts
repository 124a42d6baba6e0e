export { scanMakingCatalogue } from "./catalogue.ts";
export { CompanyField, type CompanyFieldProps } from "./components/CompanyField.tsx";
export { CompanyFilter, CreateScanDialog, ImportDialog } from "./parts.ts";
export type { ChosenCompany } from "./schema.ts";

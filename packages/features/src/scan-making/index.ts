export { scanMakingCatalogue } from "./catalogue.ts";
export { CompanyPicker, type CompanyPickerProps } from "./components/CompanyPicker.tsx";
export { CompanyFilter, CreateScanDialog, ImportDialog } from "./parts.ts";
export type { ChosenCompany } from "./schema.ts";

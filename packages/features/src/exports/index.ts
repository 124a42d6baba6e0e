export { exportsCatalogue } from "./catalogue.ts";
export { type Exporter, ListExport, type ListExportProps } from "./components/ListExport.tsx";
export { UpgradeDialog, type UpgradeDialogProps } from "./upgrade.tsx";

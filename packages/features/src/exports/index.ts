export { exportsCatalogue } from "./catalogue.ts";
export { type Exporter, ListExport, type ListExportProps } from "./components/ListExport.tsx";
export { saveFile } from "./save-file.ts";
export { UpgradeDialog, type UpgradeDialogProps } from "./upgrade.tsx";

export { diffAddress, diffHref, reportAddress, reportsAddress, reportsHref } from "./address.ts";
export { scanReportsCatalogue } from "./catalogue.ts";
export { DiffScreen, type DiffScreenProps } from "./components/DiffScreen.tsx";
export { ReportScreen, type ReportScreenProps } from "./components/ReportScreen.tsx";
export { ReportsScreen, type ReportsScreenProps } from "./components/ReportsScreen.tsx";

export { sharedReportsCatalogue } from "./catalogue.ts";
export { ShareList, type ShareListProps } from "./components/ShareList.tsx";
export { ShareLinks } from "./parts.ts";

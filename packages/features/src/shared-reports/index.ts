export { sharedReportsCatalogue } from "./catalogue.ts";
export { ShareList, type ShareListProps } from "./components/ShareList.tsx";
export { ShareSection, type ShareSectionProps } from "./components/ShareSection.tsx";

export { evidenceCatalogue } from "./catalogue.ts";
export { type ProseParts, proseOf } from "./check-prose.ts";
export { CheckProse, type CheckProseProps, FixSteps, type FixStepsProps } from "./components/CheckText.tsx";
export { EvidencePanel, type EvidencePanelProps } from "./components/EvidencePanel.tsx";
export { EvidenceTableView, type EvidenceTableViewProps } from "./components/EvidenceTableView.tsx";
export { RichText, type RichTextProps } from "./components/RichText.tsx";
export { StatusText, type StatusTextProps } from "./components/StatusText.tsx";
export { TABLE_START, type TableState, tableFilters } from "./table-state.ts";
export { type EvidenceTools, EvidenceToolsProvider } from "./tools.ts";

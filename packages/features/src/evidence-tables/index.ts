export { evidenceTableAddress, evidenceTableHref, evidenceTablesAddress } from "./address.ts";
export { evidenceTablesCatalogue } from "./catalogue.ts";
export { EvidenceTableScreen, type EvidenceTableScreenProps } from "./components/EvidenceTableScreen.tsx";
export { EvidenceTablesScreen, type EvidenceTablesScreenProps } from "./components/EvidenceTablesScreen.tsx";

export { type DecisionsState, decisionsFields } from "./address.ts";
export { decisionsCatalogue } from "./catalogue.ts";
export type { LedgerProps } from "./components/Ledger.tsx";

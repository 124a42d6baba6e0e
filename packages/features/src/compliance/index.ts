export { complianceAddress, scenarioAddress, scenarioHref, scenarioScanAddress } from "./address.ts";
export { complianceCatalogue } from "./catalogue.ts";
export { ComplianceScreen, type ComplianceScreenProps } from "./components/ComplianceScreen.tsx";
export { ScenarioScanScreen, type ScenarioScanScreenProps } from "./components/ScenarioScanScreen.tsx";
export { ScenarioScreen, type ScenarioScreenProps } from "./components/ScenarioScreen.tsx";
export { useScenarioHead, useScenarioScanHead } from "./heads.ts";
export { useKeptSelection } from "./kept.ts";
export { useScenarioScanTime } from "./scan-time.tsx";

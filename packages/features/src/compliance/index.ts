export { complianceAddress, scenarioAddress, scenarioHref } from "./address.ts";
export { complianceCatalogue } from "./catalogue.ts";
export { ComplianceScreen, type ComplianceScreenProps } from "./components/ComplianceScreen.tsx";
export { ScenarioScreen, type ScenarioScreenProps } from "./components/ScenarioScreen.tsx";
export { useScenarioHead } from "./heads.ts";
export { useKeptSelection } from "./kept.ts";

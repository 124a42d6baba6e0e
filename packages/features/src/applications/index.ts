export {
  analysisAddress,
  applicationAddress,
  applicationHref,
  applicationsAddress,
  cardAddress,
  cardTableAddress,
} from "./address.ts";
export { applicationsCatalogue } from "./catalogue.ts";
export { AnalysisScreen, type AnalysisScreenProps } from "./components/AnalysisScreen.tsx";
export { ApplicationScreen, type ApplicationScreenProps } from "./components/ApplicationScreen.tsx";
export { ApplicationsScreen, type ApplicationsScreenProps } from "./components/ApplicationsScreen.tsx";
export { CardScreen, type CardScreenProps } from "./components/CardScreen.tsx";
export { useApplicationHead } from "./heads.tsx";

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
export { CardBody, type CardBodyProps, type CardTablesState } from "./components/CardBody.tsx";
export { CardScreen, type CardScreenProps } from "./components/CardScreen.tsx";
export { CardTeaser, type CardTeaserProps } from "./components/CardTeaser.tsx";
export { useApplicationHead, useCardHead } from "./heads.tsx";
export type { CardReply } from "./types.ts";
export { useCardTitle } from "./words.ts";

export { type OverviewState, overviewAddress } from "./address.ts";
export { overviewCatalogue } from "./catalogue.ts";
export { OverviewScreen, type OverviewScreenProps } from "./components/OverviewScreen.tsx";

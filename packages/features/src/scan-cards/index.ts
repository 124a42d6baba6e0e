export { scanCardsAddress } from "./address.ts";
export { scanCardsCatalogue } from "./catalogue.ts";
export { ScanCardsScreen, type ScanCardsScreenProps } from "./components/ScanCardsScreen.tsx";

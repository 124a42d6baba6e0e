export { scanCardsAddress } from "./address.ts";
export { scanCardsCatalogue } from "./catalogue.ts";
export { ScanCardsScreen } from "./components/ScanCardsScreen.tsx";
export type { ScanCardsScreenProps } from "./screen-props.ts";

export { type RisksState, risksAddress } from "./address.ts";
export { risksCatalogue } from "./catalogue.ts";
export { RisksScreen, type RisksScreenProps } from "./components/RisksScreen.tsx";

export { assetConfigAddress, assetConfigsAddress } from "./address.ts";
export { assetConfigsCatalogue } from "./catalogue.ts";
export { AssetConfigScreen, type AssetConfigScreenProps } from "./components/AssetConfigScreen.tsx";
export { AssetConfigsScreen, type AssetConfigsScreenProps } from "./components/AssetConfigsScreen.tsx";

export { NEW, resourcesAddress } from "./address.ts";
export { resourcesCatalogue } from "./catalogue.ts";
export { ResourceScreen, type ResourceScreenProps } from "./components/ResourceScreen.tsx";
export { ResourcesScreen, type ResourcesScreenProps } from "./components/ResourcesScreen.tsx";

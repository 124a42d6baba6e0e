export { type HomeState, homeAddress } from "./address.ts";
export { homeCatalogue } from "./catalogue.ts";
export { HomeScreen, type HomeScreenProps } from "./components/HomeScreen.tsx";

export { documentsCatalogue } from "./catalogue.ts";
export { DocumentScreen, type DocumentScreenProps } from "./components/DocumentScreen.tsx";

export { unknownsAddress, unknownsHref } from "./address.ts";
export { unknownsCatalogue } from "./catalogue.ts";
export { UnknownsScreen, type UnknownsScreenProps } from "./components/UnknownsScreen.tsx";

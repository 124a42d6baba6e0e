export { accountCatalogue } from "./catalogue.ts";
export { AccountScreen, type AccountScreenProps } from "./components/AccountScreen.tsx";
export { deviceOf } from "./device.ts";

export { accountCatalogue } from "./catalogue.ts";
export { AccountScreen, type AccountScreenProps } from "./components/AccountScreen.tsx";
export { SessionList, type SessionListProps } from "./components/Sessions.tsx";
export { deviceOf } from "./device.ts";

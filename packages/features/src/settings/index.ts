export { settingsAddress } from "./address.ts";
export { settingsCatalogue } from "./catalogue.ts";
export { SettingsScreen, type SettingsScreenProps } from "./components/SettingsScreen.tsx";

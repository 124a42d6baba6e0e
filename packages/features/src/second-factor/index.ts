export { secondFactorCatalogue } from "./catalogue.ts";
export { SignInSettings, type SignInSettingsProps } from "./components/SignInSettings.tsx";

export { type AppOption, AppSelector, type AppSelectorProps } from "./AppSelector.tsx";

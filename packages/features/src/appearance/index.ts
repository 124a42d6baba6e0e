export { HiddenThemePanel, THEME_PANEL_KEYS } from "./HiddenThemePanel.tsx";

export { ThemePanel, type ThemePanelLabels, type ThemePanelProps } from "./ThemePanel.tsx";

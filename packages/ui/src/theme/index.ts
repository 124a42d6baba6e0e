export {
  type Appearance,
  appearanceKey,
  appearances,
  type ResolvedAppearance,
  useAppearance,
  useResolvedAppearance,
} from "./appearance.ts";
export { CandorTheme, type CandorThemeProps } from "./CandorTheme/index.ts";
export { PublicTheme, type PublicThemeProps } from "./PublicTheme/index.ts";
export {
  type Accent,
  accents,
  type Density,
  defaultThemeSettings,
  densities,
  type Font,
  fonts,
  type Radius,
  radii,
  type ThemeSettings,
  themeSettingsKey,
  useThemeSettings,
} from "./settings.ts";
export { ThemePanel, type ThemePanelLabels, type ThemePanelProps } from "./ThemePanel/index.ts";
export { themeScript } from "./theme-script.ts";
export { hidden, type TextSize, text, textSizes, vars } from "./tokens.ts";
export { type KeyCombination, useKeyCombination } from "./use-key-combination.ts";

export {
  type Appearance,
  appearanceKey,
  appearances,
  type ResolvedAppearance,
  useAppearance,
  useResolvedAppearance,
} from "./appearance.ts";
export { CandorTheme, type CandorThemeProps, densities, radii } from "./CandorTheme/index.ts";
export { PublicTheme, type PublicThemeProps } from "./PublicTheme/index.ts";
export { themeScript } from "./theme-script.ts";
export { hidden, type TextSize, text, textSizes, vars } from "./tokens.ts";

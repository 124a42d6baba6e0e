export { PublicTheme, type PublicThemeProps } from "./PublicTheme.tsx";

export { CandorTheme, type CandorThemeProps } from "./CandorTheme.tsx";

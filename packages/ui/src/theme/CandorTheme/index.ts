export { CandorTheme, type CandorThemeProps, densities, radii } from "./CandorTheme.tsx";

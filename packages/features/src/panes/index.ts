export { row as paneRow } from "./TwoPanes.css.ts";
export { TwoPanes, type TwoPanesProps } from "./TwoPanes.tsx";
export { useKeys } from "./use-keys.ts";

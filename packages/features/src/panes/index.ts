export { alone as paneAlone, beside as paneBeside, row as paneRow } from "./TwoPanes.css.ts";
export { TwoPanes, type TwoPanesProps } from "./TwoPanes.tsx";
export { useKeys } from "./use-keys.ts";

export { AnchoredTooltip, type AnchoredTooltipProps } from "./AnchoredTooltip.tsx";
export { type AnchorSide, anchorSides } from "./place-beside.ts";

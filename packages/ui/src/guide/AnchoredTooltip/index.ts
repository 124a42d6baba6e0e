export { type AnchorSide, anchorSides } from "../../internal/place/place.ts";
export { AnchoredTooltip, type AnchoredTooltipProps } from "./AnchoredTooltip.tsx";

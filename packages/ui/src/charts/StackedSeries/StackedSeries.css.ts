import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const label = style({ display: "flex", alignItems: "center", gap: 6 });
export const name = style({ minWidth: 0, overflow: "hidden", textOverflow: "ellipsis" });
export const solid = style({ fill: "currentColor" });
export const swatch = style({ display: "block", flex: "none" });
export const base = style({ stroke: vars.color.edge, shapeRendering: "crispEdges" });
/** All other columns while one is read. */
export const stepsBack = style({ opacity: 0.4 });

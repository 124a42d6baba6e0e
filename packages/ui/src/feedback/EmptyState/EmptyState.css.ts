import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const drawing = style({ fill: "currentColor", shapeRendering: "crispEdges" });
export const base = style({ stroke: vars.color.line2 });

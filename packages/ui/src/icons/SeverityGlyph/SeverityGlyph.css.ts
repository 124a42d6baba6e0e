import { style } from "@vanilla-extract/css";
import { forced } from "../../internal/media.ts";
import { vars } from "../../theme/contract.css.ts";

// Forced colours paint the shape in the text colour; the cut-out follows with the page's.
const forcedCut = (property: "fill" | "stroke") => ({ "@media": { [forced]: { [property]: "Canvas" } } });

export const cut = style({ fill: "none", stroke: vars.color.cut, ...forcedCut("stroke") });
export const cutDot = style({ fill: vars.color.cut, stroke: "none", ...forcedCut("fill") });

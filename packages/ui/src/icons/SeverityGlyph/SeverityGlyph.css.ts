import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const cut = style({ fill: "none", stroke: vars.color.cut });
export const cutDot = style({ fill: vars.color.cut, stroke: "none" });

import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const graduation = styleVariants({
  reached: { stroke: vars.color.ink },
  rest: { stroke: vars.color.line2 },
  quiet: { stroke: vars.color.track },
  fallen: { stroke: vars.color.edge },
});

export const needle = style({ stroke: vars.color.text, fill: vars.color.text });

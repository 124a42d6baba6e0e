import { style, styleVariants } from "@vanilla-extract/css";
import { oneLine } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";
import "../../theme/tag-values.css.ts";
import { box } from "../tag.css.ts";

export const fill = styleVariants(vars.tag, ({ fill: background, text: color }) => [
  box,
  { background, color },
]);
export const label = styleVariants(vars.label, (color) => ({ color, fontWeight: vars.weight.medium }));
export const word = style(oneLine);

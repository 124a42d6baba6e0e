import { style, styleVariants } from "@vanilla-extract/css";
import { oneLine } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";
import "../../theme/tag-values.css.ts";
import { box } from "../tag.css.ts";

export const fill = styleVariants(vars.tag, ({ fill: background, text: color }) => [
  box,
  { background, color },
]);
const { sage12, sage11, indigo12, indigo11, bronze11, plum11 } = vars.label;
export const text = styleVariants({ sage12, sage11, indigo12, indigo11, bronze11, plum11 }, (color) => ({
  color,
}));
export const label = styleVariants(vars.label, (color) => ({ color, fontWeight: vars.weight.medium }));
export const word = style(oneLine);

import { style, styleVariants } from "@vanilla-extract/css";
import { forced, keepsInk } from "../../internal/media.ts";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";
import { box } from "../tag.css.ts";

const look = style([box, type(1, "medium")]);
// Forced colours leave no fill and no shadow: every plan keeps its box, the dashed one its dashes.
const boxed = { [forced]: { outline: "1px solid", outlineOffset: -1 } } as const;
const line = (color: string) => `inset 0 0 0 1px ${color}`;

/** From an outline to full ink: the larger the plan, the more of it. */
export const tier = styleVariants({
  trial: [look, { color: vars.color.text2, outline: `1px dashed ${vars.color.edge}`, outlineOffset: -1 }],
  unknown: [look, { color: vars.color.text2, background: vars.color.sunken, "@media": boxed }],
  essential: [look, { color: vars.color.text, boxShadow: line(vars.color.line2), "@media": boxed }],
  professional: [look, { color: vars.color.ink, background: vars.color.accSoft, "@media": boxed }],
  enterprise: [look, { color: vars.color.onInk, background: vars.color.ink, "@media": keepsInk }],
});

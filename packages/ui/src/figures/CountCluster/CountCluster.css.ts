import { style } from "@vanilla-extract/css";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

export const root = style([type(2), { display: "inline-flex", gap: vars.space[3], whiteSpace: "nowrap" }]);

export const item = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  minWidth: 30,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: "tabular-nums",
});

/** A zero keeps its place, so that columns line up, but steps back. */
export const zero = style({ color: vars.color.text2, fontWeight: 400 });
export const zeroGlyph = style({ opacity: 0.42 });

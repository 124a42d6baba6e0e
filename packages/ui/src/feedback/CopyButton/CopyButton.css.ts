import { style } from "@vanilla-extract/css";
import { focusRing } from "../../internal/focus.ts";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

export const copy = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  minHeight: 24,
  color: vars.color.text2,
  ...type(1),
  borderRadius: vars.radius.r2,
  selectors: { "&:hover": { color: vars.color.text }, "&:focus-visible": focusRing },
});

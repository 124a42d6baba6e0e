import { style } from "@vanilla-extract/css";
import { focusRing } from "../../internal/focus.ts";
import { square } from "../../internal/square.ts";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

export const toggle = style({
  ...square(24),
  marginInlineEnd: -3,
  padding: 0,
  border: 0,
  background: "none",
  color: vars.color.text2,
  cursor: "pointer",
  ":hover": { color: vars.color.text },
  ":focus-visible": { ...focusRing, outlineOffset: 0 },
});

export const withRules = style({ display: "grid", gap: vars.space[2] });
export const rules = style({ display: "grid", gap: vars.space[1], ...type(1) });
export const rule = style({ display: "flex", gap: 6, color: vars.color.text2 });
export const met = style([rule, { color: vars.color.text }]);

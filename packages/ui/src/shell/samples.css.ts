import { style } from "@vanilla-extract/css";
import { oneLine, type } from "../internal/type.ts";
import { vars } from "../theme/contract.css.ts";

const { color, space } = vars;

/** Initials of a company without a logo. */
export const company = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  borderRadius: vars.radius.r4,
  background: color.ink,
  color: color.onInk,
  ...type(1, "bold"),
  letterSpacing: "-0.02em",
});

export const object = style({ display: "flex", alignItems: "center", gap: space[3], minWidth: 0 });
export const objectIcon = style({ flex: "none", color: color.text2 });
export const objectWords = style({ display: "grid", minWidth: 0 });
export const objectName = style([oneLine, type(2, "medium")]);
export const objectType = style([oneLine, type(1), { color: color.text2 }]);
export const number = style({ fontWeight: vars.weight.medium });
export const stack = style({ display: "grid", gap: space[6] });
export const reading = style({ display: "grid", gap: space[4] });

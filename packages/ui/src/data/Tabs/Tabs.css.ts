import { style } from "@vanilla-extract/css";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

const { color, space } = vars;

export const list = style({
  display: "flex",
  gap: space[6],
  overflowX: "auto",
  scrollbarWidth: "none",
  borderBlockEnd: `1px solid ${color.line}`,
  "@media": { print: { flexWrap: "wrap" } },
});

export const tab = style({
  position: "relative",
  display: "flex",
  alignItems: "center",
  flex: "none",
  gap: 6,
  height: 40,
  color: color.text2,
  ...type(2),
  ":hover": { color: color.text },
  ":focus-visible": { outlineOffset: -2 },
});

export const on = style({
  color: color.text,
  fontWeight: vars.weight.strong,
  "::after": {
    content: "",
    position: "absolute",
    insetInline: 0,
    insetBlockEnd: 0,
    height: 2,
    background: color.ink,
  },
});

export const count = style({ color: color.text2, ...type(1) });

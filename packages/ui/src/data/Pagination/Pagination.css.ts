import { style } from "@vanilla-extract/css";
import { narrow } from "../../internal/media.ts";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

const { color, space } = vars;

export const pager = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  boxSizing: "border-box",
  minHeight: 56,
  padding: `${space[3]} ${space[7]}`,
  color: color.text2,
  ...type(2),
  "@media": { [narrow]: { paddingInline: space[4] } },
});

export const range = style({ marginInlineEnd: "auto", fontVariantNumeric: "tabular-nums" });

export const size = style({ flex: "none" });

export const pages = style({ display: "flex", gap: space[1] });

export const page = style({
  display: "grid",
  placeItems: "center",
  minWidth: 28,
  height: 28,
  paddingInline: 6,
  borderRadius: vars.radius.r4,
  color: color.text2,
  fontVariantNumeric: "tabular-nums",
  ":hover": { background: color.sunken, color: color.text },
  selectors: {
    "&[aria-current]": { background: color.navActive, color: color.text, fontWeight: vars.weight.strong },
    "&[aria-disabled=true]": { opacity: 0.4, background: "none", cursor: "not-allowed" },
  },
  "@media": { "(pointer: coarse)": { minWidth: 40, height: 40 } },
});

export const gap = style({ display: "grid", placeItems: "center", minWidth: 20 });

import { globalStyle, style } from "@vanilla-extract/css";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

export const field = style({ display: "flex", flexDirection: "column", gap: 6, minWidth: 0 });

export const labelLine = style({
  display: "flex",
  alignItems: "baseline",
  // What stands at the end keeps its words together, and goes under a label that leaves it no room.
  flexWrap: "wrap",
  justifyContent: "space-between",
  columnGap: vars.space[3],
  ...type(2),
});

export const label = style({
  minWidth: 0,
  color: vars.color.text,
  overflowWrap: "anywhere",
  ...type(2, "medium"),
});

export const asterisk = style({ marginInlineStart: vars.space[1], color: vars.color.danger });

export const hint = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[2],
  minWidth: 0,
  overflowWrap: "anywhere",
  color: vars.color.text2,
  fontVariantNumeric: "tabular-nums",
  ...type(1),
});

export const error = style({
  display: "flex",
  alignItems: "flex-start",
  gap: 6,
  minWidth: 0,
  overflowWrap: "anywhere",
  color: vars.color.dangerText,
  ...type(1),
});
// In the middle of the first line, whose height the language gives.
globalStyle(`${error} > svg`, { flex: "none", marginBlockStart: "calc((1lh - 14px) / 2)" });

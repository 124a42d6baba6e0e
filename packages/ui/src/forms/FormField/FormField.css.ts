import { globalStyle, style } from "@vanilla-extract/css";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

export const field = style({ display: "flex", flexDirection: "column", gap: 6, minWidth: 0 });

/** What stands at the end of the label's line comes after the control in the order of the keys. */
export const withEnd = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  columnGap: vars.space[3],
});
globalStyle(`${withEnd} > *`, { gridColumn: "1 / -1" });
globalStyle(`${withEnd} > :first-child`, { gridColumn: "1" });

export const labelLine = style({ minWidth: 0, ...type(2) });
export const labelEnd = style({
  alignSelf: "baseline",
  ...type(2),
  selectors: { [`${withEnd} > &`]: { gridArea: "1 / 2" } },
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

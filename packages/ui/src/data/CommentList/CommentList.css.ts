import { style, styleVariants } from "@vanilla-extract/css";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

const { color, space } = vars;

export const root = style({ display: "grid", gap: space[5], minWidth: 0 });

export const list = style({ display: "grid", gap: space[4], margin: 0, padding: 0, listStyle: "none" });

export const empty = style({ color: color.text2, ...type(2) });

export const comment = style({ display: "flex", gap: 10, minWidth: 0 });

export const avatar = style({ flex: "none" });

export const main = style({ flex: 1, minWidth: 0 });

export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space[2],
  minHeight: 24,
  paddingBlockStart: 2,
  boxSizing: "border-box",
});

export const author = style({ minWidth: 0, overflowWrap: "anywhere", ...type(2, "title") });

export const time = style({ color: color.text2, fontVariantNumeric: "tabular-nums", ...type(1) });

export const actions = style({
  display: "flex",
  alignSelf: "center",
  gap: space[1],
  marginInlineStart: "auto",
});

/** Each paragraph runs the way its own script does; all start where the list's do. */
export const text = style({
  marginBlockStart: space[1],
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  unicodeBidi: "plaintext",
  textAlign: "match-parent",
  ...type(2),
});

export const editor = style({ marginBlockStart: space[1] });

export const pending = style({ color: color.text2 });

const line = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[1],
  marginBlockStart: space[1],
  ...type(1),
} as const;

export const state = styleVariants({
  sent: { ...line, color: color.text2 },
  pending: { ...line, color: color.text2 },
  failed: { ...line, color: color.dangerText },
});

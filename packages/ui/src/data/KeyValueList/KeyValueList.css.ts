import { style } from "@vanilla-extract/css";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

export const list = style({ display: "grid", gap: 10, ...type(2) });

export const pair = style({
  display: "grid",
  gridTemplateColumns: "minmax(64px, 112px) minmax(0, 1fr)",
  columnGap: vars.space[3],
});

export const label = style({ color: vars.color.text2, overflowWrap: "anywhere" });

export const value = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[1]} ${vars.space[2]}`,
  minWidth: 0,
  overflowWrap: "anywhere",
  unicodeBidi: "plaintext",
  textAlign: "match-parent",
});

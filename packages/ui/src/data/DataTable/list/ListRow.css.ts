import { style } from "@vanilla-extract/css";
import { type } from "../../../internal/type.ts";
import { vars } from "../../../theme/contract.css.ts";

const { color, space } = vars;

export const row = style({ display: "grid", gap: space[1], minWidth: 0 });

export const top = style({ display: "flex", alignItems: "center", gap: space[2], minHeight: 24, ...type(3) });

export const status = style({ flex: 1, minWidth: 0 });

export const title = style({
  overflowWrap: "anywhere",
  unicodeBidi: "plaintext",
  textAlign: "match-parent",
  textWrap: "pretty",
  ...type(3, "title"),
});

export const foot = style({ color: color.text2, overflowWrap: "anywhere", ...type(1) });

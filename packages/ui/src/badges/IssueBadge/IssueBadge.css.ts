import { style } from "@vanilla-extract/css";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

export const root = style([
  type(2),
  {
    display: "inline-flex",
    alignItems: "center",
    height: 28,
    padding: "0 10px",
    border: `1px solid ${vars.color.line2}`,
    borderRadius: vars.radius.r4,
    whiteSpace: "nowrap",
  },
]);
export const parts = style({ display: "inline-flex", alignItems: "center", gap: 10 });
export const count = style({ fontWeight: vars.weight.bold, fontVariantNumeric: "tabular-nums" });
export const assets = style({ color: vars.color.text2 });

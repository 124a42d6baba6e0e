import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { type } from "../type.ts";

export const scroller = style({ overflowX: "auto", "@media": { print: { overflowX: "visible" } } });
export const table = style([type(2), { width: "100%", borderCollapse: "collapse" }]);
const cell = {
  height: vars.row.dense,
  padding: `6px ${vars.space[3]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: "left",
  selectors: { "&:first-child": { paddingLeft: 0 }, "&:last-child": { paddingRight: 0 } },
} as const;
export const headCell = style([
  type(1, "medium"),
  { ...cell, borderBottomColor: vars.color.line2, color: vars.color.text2, whiteSpace: "nowrap" },
]);
export const rowHead = style({ ...cell, fontWeight: vars.weight.title });
export const textCell = style(cell);
/** Numbers line up at their right edge. */
export const number = style({ textAlign: "right", fontVariantNumeric: "tabular-nums" });
/** The row in force. */
export const current = style({ background: vars.color.accSoft });

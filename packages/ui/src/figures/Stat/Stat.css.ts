import { style, styleVariants } from "@vanilla-extract/css";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

export const root = style({ display: "flex", flexDirection: "column", minWidth: 0 });
export const label = style([type(2, "bold"), { color: vars.color.text }]);
export const reading = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: vars.space[3],
  marginTop: vars.space[2],
});
export const value = styleVariants({
  regular: [type(7, "strong"), { fontVariantNumeric: "tabular-nums" }],
  score: [type(9, "strong"), { fontVariantNumeric: "tabular-nums" }],
});
export const unit = style([type(3), { color: vars.color.text2 }]);
/** Beside the figure where there is room for a few words, else under it. */
export const aside = style({ flex: "1 1 8em", minWidth: 0, textAlign: "end" });
export const note = style([type(1), { color: vars.color.text2, marginTop: vars.space[1] }]);

/** Cells that share rules edge to edge. */
export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(176px, 1fr))",
  // Each cell draws its own right and bottom rule; the outermost ones fall outside and are cut.
  overflow: "hidden",
});
export const cell = style({
  padding: `${vars.space[6]} ${vars.space[7]}`,
  boxShadow: `1px 0 0 ${vars.color.line}, 0 1px 0 ${vars.color.line}`,
  minWidth: 0,
});

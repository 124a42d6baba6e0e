import { style } from "@vanilla-extract/css";
import { twoLines, type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

export const table = style([type(2), { display: "grid", width: "100%" }]);
export const body = style({ display: "grid" });
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(72px, 112px) minmax(0, 1fr) 44px",
  gap: vars.space[3],
  alignItems: "center",
  minHeight: 32,
});
export const name = style({ minWidth: 0, textAlign: "left", fontWeight: vars.weight.title, padding: 0 });
/** A name is cut at its own end, which is the left one of a right-to-left name. */
export const words = style([twoLines, { width: "fit-content", maxWidth: "100%" }]);
export const ticks = style({ padding: 0 });
export const rate = style({
  padding: 0,
  textAlign: "right",
  fontWeight: vars.weight.medium,
  fontVariantNumeric: "tabular-nums",
});
/** The place of a name that is on its way. */
export const place = style({ display: "block", width: 64, height: 10, background: vars.color.line2 });
/** A row of one cell. */
export const only = style([type(2), { display: "block", color: vars.color.text2 }]);

import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const input = style({ fontVariantNumeric: "tabular-nums" });

/** The size of the month that is on its way. */
export const waiting = style({
  display: "grid",
  placeItems: "center",
  width: 276,
  height: 304,
  padding: vars.space[4],
  color: vars.color.text2,
  textAlign: "center",
});

import { style } from "@vanilla-extract/css";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

export const root = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  minHeight: 360,
  padding: vars.space[6],
  textAlign: "center",
});
export const illustration = style({ display: "grid", placeItems: "center", marginBottom: vars.space[5] });
export const title = style([
  type(4, "bold"),
  { maxWidth: "min(400px, 100%)", overflowWrap: "anywhere", textWrap: "balance" },
]);
export const text = style([
  type(2),
  {
    maxWidth: "min(400px, 100%)",
    overflowWrap: "anywhere",
    marginTop: vars.space[1],
    color: vars.color.text2,
    textWrap: "pretty",
  },
]);
export const action = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space[3],
  marginTop: vars.space[4],
});

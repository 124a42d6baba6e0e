import { style } from "@vanilla-extract/css";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

export const root = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  minHeight: "100dvh",
  padding: vars.space[6],
  textAlign: "center",
  background: vars.color.sheet,
  color: vars.color.text,
});
export const title = style([type(6, "strong"), { marginTop: vars.space[5], textWrap: "balance" }]);
export const text = style([
  type(3),
  {
    maxWidth: 400,
    marginTop: vars.space[2],
    lineHeight: vars.line.prose,
    color: vars.color.text2,
    textWrap: "balance",
  },
]);
export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: vars.space[3],
  marginTop: vars.space[6],
});
export const report = style([
  type(1),
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "center",
    gap: `${vars.space[1]} ${vars.space[3]}`,
    marginTop: vars.space[8],
    color: vars.color.text2,
  },
]);
export const reference = style({ display: "inline-flex", alignItems: "baseline", gap: vars.space[1] });
export const value = style({
  overflowWrap: "anywhere",
  fontFamily: vars.font.mono,
  fontVariantLigatures: "none",
  userSelect: "all",
});

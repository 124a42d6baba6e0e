import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const { color } = vars;

export const button = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: 1,
  boxSizing: "border-box",
  width: 48,
  height: 48,
  border: `1px solid ${color.edge}`,
  borderRadius: vars.radius.r4,
  background: color.sheet,
  color: color.text,
  fontSize: 11,
  lineHeight: "14px",
  fontWeight: vars.weight.bold,
  ":hover": { background: color.sunken },
  "@media": { print: { display: "none" } },
});

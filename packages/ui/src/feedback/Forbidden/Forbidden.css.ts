import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const ring = style({
  display: "grid",
  placeItems: "center",
  width: 72,
  height: 72,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: "50%",
});

import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

export const floating = style({
  position: "fixed",
  inset: "0 auto auto 0",
  zIndex: vars.z.drawer,
  boxShadow: vars.shadow.menu,
});

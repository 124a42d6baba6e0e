import { vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const whole = style({
  display: "grid",
  alignContent: "center",
  minHeight: "100dvh",
  background: vars.color.sheet,
});

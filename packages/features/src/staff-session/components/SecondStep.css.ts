import { vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const others = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[2],
  marginBlockStart: vars.space[4],
});

import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const note = style([text({ size: 2, tone: "muted" })]);

export const link = style({
  color: vars.color.accText,
  textDecoration: "underline",
  textUnderlineOffset: "3px",
});

import { vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

/** As large as the label beside it. No general text style: where those come late, their colour would win. */
export const link = style({
  color: vars.color.accText,
  textDecoration: "underline",
  textUnderlineOffset: "3px",
});

import { vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const code = style({
  fontFamily: vars.font.mono,
  fontSize: vars.size[1],
  fontVariantLigatures: "none",
  padding: "1px 4px",
  borderRadius: vars.radius.r2,
  background: vars.color.sunken,
  overflowWrap: "anywhere",
});

export const strong = style({ fontWeight: vars.weight.bold });

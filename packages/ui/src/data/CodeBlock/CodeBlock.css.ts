import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";

const { color, space } = vars;

export const block = style({
  padding: `${space[3]} 0`,
  overflowX: "auto",
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.r4,
  background: color.canvas,
  fontFamily: vars.font.mono,
  fontSize: vars.size[1],
  lineHeight: "20px",
  fontVariantLigatures: "none",
});

export const code = style({ margin: 0, width: "max-content", minWidth: "100%", font: "inherit" });

export const line = style({ display: "block", paddingInline: space[4] });

export const highlight = style({
  background: vars.severity.critical.soft,
  color: vars.severity.critical.text,
});

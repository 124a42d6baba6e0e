import { globalStyle, style } from "@vanilla-extract/css";
import { keepsInk } from "../../internal/media.ts";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

export const tip = style({
  zIndex: vars.z.tooltip,
  boxSizing: "border-box",
  maxWidth: 280,
  padding: "6px 10px",
  borderRadius: vars.radius.r4,
  background: vars.color.tooltip,
  color: vars.color.onTooltip,
  userSelect: "none",
  ...type(1),
  "@media": keepsInk,
});

// Radix puts the words into a paragraph and the arrow into a drawing of its own.
globalStyle(`${tip} p`, { font: "inherit", color: "inherit" });
globalStyle(`${tip} .rt-TooltipArrow`, { fill: vars.color.tooltip });

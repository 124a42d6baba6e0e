import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { type } from "../type.ts";

const { color, motion } = vars;

export const tip = style({
  position: "fixed",
  zIndex: vars.z.tooltip,
  width: "max-content",
  maxWidth: "min(280px, 100vw - 24px)",
  padding: "6px 10px",
  borderRadius: vars.radius.r4,
  background: color.tooltip,
  color: color.onTooltip,
  pointerEvents: "none",
  overflowWrap: "anywhere",
  visibility: "hidden",
  opacity: 0,
  ...type(1),
  "@media": {
    "(forced-colors: active)": { border: "1px solid", forcedColorAdjust: "none" },
    print: { display: "none" },
  },
});

export const side = styleVariants({ end: { transform: "translateY(-50%)" }, bottom: {} });

export const shown = style({
  visibility: "visible",
  opacity: 1,
  transition: `opacity ${motion.fast} ${motion.curve} 300ms`,
});

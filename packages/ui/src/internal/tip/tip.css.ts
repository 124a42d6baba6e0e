import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { placed } from "../place/surface.css.ts";
import { type } from "../type.ts";

const { color, motion } = vars;

const fade = keyframes({ from: { opacity: 0 } });

export const tip = style([
  placed,
  {
    zIndex: vars.z.tooltip,
    width: "max-content",
    maxWidth: "min(280px, 100vw - 24px)",
    padding: "6px 10px",
    borderRadius: vars.radius.r4,
    background: color.tooltip,
    color: color.onTooltip,
    textAlign: "start",
    whiteSpace: "normal",
    overflowWrap: "anywhere",
    pointerEvents: "none",
    animation: `${fade} ${motion.fast} ${motion.curve} 300ms backwards`,
    ...type(1),
    "@media": { "(forced-colors: active)": { border: "1px solid", forcedColorAdjust: "none" } },
  },
]);

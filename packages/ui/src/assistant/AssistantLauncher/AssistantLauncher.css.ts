import { style } from "@vanilla-extract/css";
import { forced } from "../../internal/media.ts";
import { vars } from "../../theme/contract.css.ts";

const { color, motion } = vars;

export const launcher = style({
  display: "grid",
  placeItems: "center",
  width: 48,
  height: 48,
  borderRadius: vars.radius.r4,
  background: color.ink,
  color: color.onInk,
  transition: `background-color ${motion.fast} ${motion.curve}`,
  ":hover": { background: color.inkHover },
  // The panel stands over it; its square corner would show behind the round one.
  selectors: { '&[aria-expanded="true"]': { opacity: 0 } },
  "@media": {
    [forced]: { border: "1px solid ButtonText", background: "ButtonFace", color: "ButtonText" },
    print: { display: "none" },
  },
});

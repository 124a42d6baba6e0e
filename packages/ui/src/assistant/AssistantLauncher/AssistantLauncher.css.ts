import { globalStyle, style } from "@vanilla-extract/css";
import { forced } from "../../internal/media.ts";
import { vars } from "../../theme/contract.css.ts";

const { color, motion, space } = vars;

export const launcher = style({
  position: "fixed",
  insetInlineEnd: space[6],
  insetBlockEnd: space[6],
  zIndex: vars.z.launcher,
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

/** What stands at the same corner goes 12 px above it. */
globalStyle(`:root:has(${launcher})`, { vars: { "--candor-launcher": "60px" } });

import { keyframes, style } from "@vanilla-extract/css";
import { calm } from "../../internal/media.ts";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

const rise = keyframes({ from: { opacity: 0, transform: "translateY(-4px)" } });
const fade = keyframes({ from: { opacity: 0 } });

/** Where anchors are unknown, the surface lies under the field it stands beside. */
export const field = style({ position: "relative", minWidth: 0 });

export const surface = style({
  position: "fixed",
  inset: "auto",
  positionArea: "block-end span-inline-end",
  positionTryFallbacks: "flip-block, flip-inline, flip-block flip-inline",
  zIndex: vars.z.menu,
  margin: `${vars.space[1]} 0`,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.r6,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.menu,
  animation: `${rise} ${vars.motion.menu} ${vars.motion.curve}`,
  ...type(2),
  "@supports": {
    "not (position-area: block-end)": {
      position: "absolute",
      insetBlockStart: "100%",
      insetInlineStart: 0,
    },
  },
  "@media": {
    [calm]: { animationName: fade },
    "(forced-colors: active)": { border: "1px solid" },
    print: { display: "none" },
  },
});

import { keyframes, style } from "@vanilla-extract/css";
import { calm } from "../../internal/media.ts";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

const rise = keyframes({ from: { opacity: 0, transform: "translateY(-4px)" } });
const fade = keyframes({ from: { opacity: 0 } });

export const surface = style({
  zIndex: vars.z.menu,
  boxSizing: "border-box",
  minWidth: 200,
  maxWidth: "min(360px, 100vw - 24px)",
  maxHeight: "var(--radix-popover-content-available-height)",
  padding: vars.space[3],
  overflowY: "auto",
  borderRadius: vars.radius.r6,
  outline: 0,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.menu,
  animation: `${rise} ${vars.motion.menu} ${vars.motion.curve}`,
  ...type(2),
  "@media": { [calm]: { animationName: fade }, "(forced-colors: active)": { border: "1px solid" } },
});

import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { calm } from "../../internal/media.ts";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

const root = style([type(2), { display: "inline-flex", alignItems: "center", gap: vars.space[2] }]);

export const state = styleVariants({
  connecting: [root],
  connected: [root],
  error: [root, { color: vars.color.dangerText }],
  unknown: [root, { color: vars.color.text2 }],
});

const pulse = keyframes({ "0%, 60%, 100%": { opacity: 0.4 }, "30%": { opacity: 1 } });
export const ticks = style({ display: "inline-flex", gap: 2, width: 14, height: 12, alignItems: "flex-end" });
const tick = style({
  width: 2,
  height: 6,
  marginRight: 0,
  background: vars.color.edge,
  animation: `${pulse} 1200ms infinite`,
  "@media": { [calm]: { animation: "none" } },
});
export const tickAt = styleVariants({ 0: 0, 200: 200, 400: 400 }, (delay) => [
  tick,
  { animationDelay: `${delay}ms` },
]);

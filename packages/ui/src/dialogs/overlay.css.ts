import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { calm } from "../internal/media.ts";
import { square } from "../internal/square.ts";
import { type, wrapping } from "../internal/type.ts";
import { vars } from "../theme/contract.css.ts";

const { color, motion, space } = vars;

const fade = keyframes({ from: { opacity: 0 } });
const grow = keyframes({ from: { opacity: 0, transform: "scale(0.98)" } });

// Radix draws the scrim and the scrolling frame around a dialog itself; they take no class of ours.
globalStyle(".rt-BaseDialogOverlay", {
  position: "fixed",
  inset: 0,
  zIndex: vars.z.overlay,
  overflow: "auto",
  background: color.scrim,
  animation: `${fade} ${motion.dialog} ${motion.curve}`,
});
globalStyle(".rt-BaseDialogScroll", { display: "flex", minHeight: "100%" });
globalStyle(".rt-BaseDialogScrollPadding", {
  display: "flex",
  flex: 1,
  minWidth: 0,
  padding: `${space[6]} ${space[4]}`,
});
globalStyle(".rt-BaseDialogScrollPadding:has([data-edge])", { padding: 0 });

export const panel = style({
  position: "relative",
  boxSizing: "border-box",
  width: "100%",
  margin: "auto",
  padding: space[6],
  borderRadius: vars.radius.r8,
  outline: 0,
  background: color.raised,
  color: color.text,
  boxShadow: vars.shadow.dialog,
  animation: `${grow} ${motion.dialog} ${motion.curve}`,
  "@media": { [calm]: { animationName: fade }, "(forced-colors: active)": { border: "1px solid" } },
});

export const head = style({
  display: "flex",
  alignItems: "flex-start",
  gap: space[3],
  marginBlockEnd: space[4],
});

export const title = style({
  flex: 1,
  minWidth: 0,
  overflowWrap: "anywhere",
  textWrap: "pretty",
  ...type(4, "bold"),
});

export const close = style({
  ...square(32),
  margin: "-4px -8px -4px 0",
  color: color.text2,
  ":hover": { background: color.sunken, color: color.text },
  "@media": { "(pointer: coarse)": { width: 40, height: 40, marginBlock: -8 } },
});

export const text = style({
  color: color.text,
  textWrap: "pretty",
  ...type(3),
  selectors: { [`${panel} > &:not(:last-child)`]: { marginBlockEnd: space[4] } },
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: space[2],
  marginBlockStart: space[6],
});

// A verb longer than the dialog is wide takes a second line.
globalStyle(`${actions} > *`, wrapping);

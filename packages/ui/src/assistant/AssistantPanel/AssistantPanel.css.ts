import { keyframes, style } from "@vanilla-extract/css";
import { calm, forced } from "../../internal/media.ts";
import { square } from "../../internal/square.ts";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

const { color, motion, space } = vars;

const fade = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: "translateY(8px)" } });

/** A phone, where it lies over the page. */
export const phone = "screen and (width < 560px)";

/** Over the launcher's corner; the page beside it stays usable. */
export const panel = style({
  position: "fixed",
  insetInlineEnd: space[6],
  insetBlockEnd: space[6],
  zIndex: vars.z.drawer,
  display: "flex",
  flexDirection: "column",
  boxSizing: "border-box",
  width: 400,
  height: "min(640px, 100dvh - 88px)",
  overflow: "hidden",
  borderRadius: vars.radius.r8,
  outline: 0,
  background: color.raised,
  color: color.text,
  boxShadow: vars.shadow.dialog,
  animation: `${rise} ${motion.dialog} ${motion.curve}`,
  "@media": {
    [phone]: {
      insetInline: 0,
      insetBlockEnd: 0,
      width: "auto",
      height: "min(640px, 85dvh)",
      borderRadius: 0,
    },
    [calm]: { animationName: fade },
    [forced]: { border: "1px solid" },
    print: { display: "none" },
  },
});

export const head = style({
  display: "flex",
  alignItems: "center",
  flex: "none",
  gap: space[3],
  minHeight: 56,
  paddingInline: `${space[5]} ${space[3]}`,
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
});

export const titles = style({ flex: 1, minWidth: 0, overflowWrap: "anywhere" });

export const title = style(type(4, "bold"));

export const subtitle = style({ color: color.text2, ...type(1) });

export const close = style({
  ...square(32),
  color: color.text2,
  ":hover": { background: color.sunken, color: color.text },
  "@media": { "(pointer: coarse)": { width: 40, height: 40 } },
});

export const messages = style({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  gap: space[5],
  minHeight: 0,
  padding: space[5],
  overflowY: "auto",
  overscrollBehavior: "contain",
  ":focus-visible": { outlineOffset: -2 },
});

export const sources = style({
  flex: "none",
  maxHeight: "30%",
  padding: `${space[3]} ${space[5]}`,
  overflowY: "auto",
  borderBlockStart: `1px solid ${color.line}`,
  background: color.canvas,
  ...type(1),
});

export const composer = style({
  flex: "none",
  padding: `${space[3]} ${space[5]} ${space[4]}`,
  borderBlockStart: `1px solid ${color.line}`,
});

import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { calm, forced } from "../../internal/media.ts";
import { raisedSquare } from "../../internal/square.ts";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";
import { fullScreen } from "../media.ts";

const { color, motion, space } = vars;

const fade = keyframes({ from: { opacity: 0 } });
const grow = keyframes({ from: { opacity: 0, transform: "scale(0.98)" } });

export const dialog = style({
  boxSizing: "border-box",
  gridTemplateColumns: "248px minmax(0, 1fr)",
  width: 890,
  height: 624,
  maxWidth: "none",
  maxHeight: "calc(100dvh - 32px)",
  margin: "auto",
  padding: 0,
  overflow: "hidden",
  border: 0,
  borderRadius: vars.radius.r8,
  background: color.raised,
  color: color.text,
  boxShadow: vars.shadow.dialog,
  animation: `${grow} ${motion.dialog} ${motion.curve}`,
  selectors: { "&[open]": { display: "grid" } },
  "::backdrop": {
    background: color.scrim,
    animation: `${fade} ${motion.dialog} ${motion.curve}`,
    transition: `opacity 700ms ${motion.curve}`,
  },
  "@media": {
    [fullScreen]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateRows: "auto minmax(0, 1fr)",
      width: "100vw",
      height: "100dvh",
      maxHeight: "none",
      borderRadius: 0,
    },
    [calm]: { animationName: fade },
    [forced]: { border: "1px solid" },
  },
});

/** On its way out it takes no more presses, and the page behind comes back. */
export const leaving = style({ pointerEvents: "none", "::backdrop": { opacity: 0 } });

export const side = style({
  display: "flex",
  flexDirection: "column",
  minHeight: 0,
  paddingBlock: `${space[7]} ${space[5]}`,
  overflowY: "auto",
  borderInlineEnd: `1px solid ${color.line}`,
  background: color.canvas,
  "@media": {
    [fullScreen]: {
      flexDirection: "row",
      alignItems: "center",
      minHeight: 56,
      padding: `0 60px 0 ${space[4]}`,
      border: 0,
      borderBlockEnd: `1px solid ${color.line}`,
    },
  },
});

export const sideHead = style({
  paddingInline: space[6],
  "@media": { [fullScreen]: { display: "flex", alignItems: "baseline", gap: space[2], padding: 0 } },
});

export const guideTitle = style(type(4, "bold"));

export const position = style({ color: color.text2, ...type(1) });

export const list = style({
  flex: 1,
  marginBlockStart: 18,
  "@media": { [fullScreen]: { display: "none" } },
});

export const entry = style({
  display: "flex",
  alignItems: "center",
  gap: space[3],
  boxSizing: "border-box",
  width: "100%",
  minHeight: 44,
  padding: `${space[1]} ${space[6]}`,
  color: color.text2,
  textAlign: "start",
  overflowWrap: "anywhere",
  ...type(2),
  ":hover": { color: color.text },
  ":focus-visible": { outlineOffset: -2 },
  // A tick each: read, being read, to read.
  "::before": { content: "", flex: "none", width: 12, height: 2, background: color.track },
  selectors: {
    "&[aria-current]": { color: color.text, fontWeight: vars.weight.strong },
    "&[aria-current]::before": { width: 20, height: 3, background: color.ink },
  },
});

export const done = style({ selectors: { "&:not([aria-current])::before": { background: color.ink } } });

export const aside = style({ flex: "none", paddingInline: space[6], marginBlock: `${space[4]} ${space[5]}` });

export const asideBelow = style({ paddingInline: space[4], paddingBlockEnd: space[4] });

export const skip = style({
  paddingInline: space[3],
  "@media": { [fullScreen]: { marginInlineStart: "auto", padding: 0 } },
});

export const page = style({ display: "flex", flexDirection: "column", minHeight: 0, overflowY: "auto" });

export const words = style({
  flex: 1,
  paddingInline: space[7],
  paddingBlockEnd: space[5],
  "@media": { [fullScreen]: { paddingInline: space[4] } },
});

export const pageTitle = style({ ...type(5, "bold"), overflowWrap: "anywhere" });

export const text = style({
  maxWidth: "56ch",
  marginBlockStart: space[2],
  color: color.text2,
  overflowWrap: "anywhere",
  textWrap: "pretty",
  ...type(3),
  lineHeight: vars.line.prose,
  selectors: { "&:lang(zh)": { maxWidth: "42em" } },
});

/** Stays in view while a long text scrolls. */
export const actions = style({
  position: "sticky",
  insetBlockEnd: 0,
  display: "flex",
  justifyContent: "flex-end",
  gap: space[2],
  padding: `${space[2]} ${space[7]} ${space[6]}`,
  background: color.raised,
  "@media": { [fullScreen]: { padding: `${space[2]} ${space[4]} ${space[4]}` } },
});

export const close = style({
  position: "absolute",
  insetBlockStart: space[3],
  insetInlineEnd: space[3],
  ...raisedSquare,
  color: color.text2,
  ":hover": { background: color.sunken, color: color.text },
  "@media": {
    [fullScreen]: { insetBlockStart: 8, width: 40, height: 40, boxShadow: "none", background: "none" },
  },
});

// The page behind stands still.
globalStyle(`html:has(${dialog}[open])`, { overflow: "hidden" });

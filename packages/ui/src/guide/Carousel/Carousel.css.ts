import { style } from "@vanilla-extract/css";
import { raisedSquare } from "../../internal/square.ts";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";
import { fullScreen } from "../media.ts";

const { color, motion, space } = vars;

export const carousel = style({ flex: "none" });

/** The image well. */
export const well = style({
  position: "relative",
  overflow: "hidden",
  height: 344,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.sunken,
  "@media": { [fullScreen]: { height: "min(344px, 40dvh)" } },
});

/** Without an image: a flat track, where a reading would stand. */
export const empty = style({
  background: `${color.sunken} repeating-linear-gradient(90deg, ${color.track} 0 3px, transparent 3px 5px) center / 218px 6px no-repeat`,
});

/** A sheet that rises from the well's edge, so that arrows and close button stand beside it. */
export const slide = style({
  position: "absolute",
  insetBlockStart: 36,
  insetInlineStart: 56,
  boxSizing: "border-box",
  width: "calc(100% - 112px)",
  height: "calc(100% - 36px)",
  objectFit: "cover",
  objectPosition: "top left",
  border: `1px solid ${color.line2}`,
  borderBlockEnd: 0,
  borderRadius: `${vars.radius.r6} ${vars.radius.r6} 0 0`,
  background: color.sheet,
  visibility: "hidden",
  opacity: 0,
  transition: `opacity ${motion.dialog} ${motion.curve}, visibility 0s ${motion.dialog}`,
});

export const shown = style({
  visibility: "visible",
  opacity: 1,
  transition: `opacity ${motion.dialog} ${motion.curve}`,
});

/** In the place of an image that did not load: what it would have shown. */
export const failed = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: space[3],
  padding: space[5],
  color: color.text2,
  textAlign: "center",
  ...type(2),
});

export const arrow = style({
  position: "absolute",
  insetBlockStart: "calc(50% - 16px)",
  ...raisedSquare,
  color: color.text,
  ":hover": { background: color.sunken },
  "@media": {
    "(pointer: coarse)": { width: 40, height: 40 },
    "(forced-colors: active)": { border: "1px solid" },
  },
});

export const back = style({ insetInlineStart: space[3] });
export const forth = style({ insetInlineEnd: space[3] });

/** Keeps its height without ticks, so that the title stands at the same place on each page. */
export const ticks = style({
  display: "flex",
  alignItems: "center",
  height: 24,
  marginBlock: `${space[4]} ${space[2]}`,
  paddingInline: `${space[7]} ${space[4]}`,
  "@media": { [fullScreen]: { paddingInline: space[4] } },
});

/** 24 x 24 under the pointer; drawn as a tick of 3 x 7, the one shown as 3 x 14. */
export const tick = style({
  display: "flex",
  alignItems: "flex-end",
  justifyContent: "center",
  width: 24,
  height: 24,
  paddingBlockEnd: 5,
  "::after": { content: "", width: 3, height: 7, background: color.track },
  selectors: {
    "&:hover::after": { background: color.edge },
    "&[aria-current]::after": { height: 14, background: color.ink },
  },
});

export const pause = style({
  display: "grid",
  placeItems: "center",
  width: 24,
  height: 24,
  marginInlineStart: space[2],
  borderRadius: vars.radius.r4,
  color: color.text2,
  ":hover": { background: color.sunken, color: color.text },
});

import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { calm } from "../../internal/media.ts";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

export const root = style({ display: "block", minWidth: 0 });

/** Keeps the track's height before its width is known, so that nothing below it moves. */
export const track = style({ position: "relative" });

const words = style([type(1), { color: vars.color.text2, textWrap: "pretty" }]);
export const caption = styleVariants({
  above: [words, { marginBottom: vars.space[2] }],
  // Starts with the first tick, close enough to belong to the base line.
  below: [words, { marginTop: 6 }],
});

export const drawing = style({
  display: "block",
  overflow: "visible",
  shapeRendering: "crispEdges",
  fill: "currentColor",
  printColorAdjust: "exact",
  // A track that was measured on a wide screen keeps its proportions on paper.
  "@media": { print: { maxWidth: "100%", height: "auto" } },
});
export const pickable = style({ cursor: "pointer" });

export const base = style({ stroke: vars.color.line2, strokeWidth: 1, fill: "none" });
export const caret = style({ color: vars.color.text, shapeRendering: "auto" });
export const flat = style({ color: vars.color.line2 });
export const run = style({ color: vars.color.trackRun });

export const ticks = style({ transition: `opacity ${vars.motion.fast} ${vars.motion.curve}` });
export const stepsBack = style({ opacity: 0.28 });
export const earlier = style({ opacity: 0.42 });
export const earlierStepsBack = style({ opacity: 0.16 });

const rise = keyframes({ from: { transform: "scaleY(0)" } });

/** Ticks grow out of the baseline once; the delay comes from the tick's place. */
export const rising = style({
  transformBox: "fill-box",
  transformOrigin: "50% 100%",
  animation: `${rise} 240ms ${vars.motion.curve} backwards`,
  "@media": { [calm]: { animation: "none" }, print: { animation: "none" } },
});

const travel = keyframes({ to: { transform: "translateX(var(--cd-travel))" } });

/** The darker run that crosses the track while counts are on their way. */
export const travelling = style({
  animation: `${travel} 1200ms infinite`,
  "@media": { [calm]: { animation: "none", display: "none" } },
});

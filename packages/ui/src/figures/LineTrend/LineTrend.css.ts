import { style, styleVariants } from "@vanilla-extract/css";
import { oneLine, type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

export const drawing = style({ display: "block" });
export const grid = style({ stroke: vars.color.line, shapeRendering: "crispEdges" });
/** Marks the point that is read. */
export const reading = style({ stroke: vars.color.text2, shapeRendering: "crispEdges" });
export const notch = style({ stroke: vars.color.edge, shapeRendering: "crispEdges" });
export const axis = style({
  fontSize: vars.size[1],
  fill: vars.color.text2,
  fontVariantNumeric: "tabular-nums",
});

/** Colour, dash and end marker differ together: a line is told from another without colour. */
export const series = styleVariants({
  a: { color: vars.color.seriesA },
  b: { color: vars.color.seriesB },
  c: { color: vars.color.seriesC },
  d: { color: vars.color.seriesD },
  e: { color: vars.color.seriesE },
});
export const line = style({ fill: "none", stroke: "currentColor", strokeWidth: 1.75 });
export const marker = style({ fill: "currentColor", stroke: "none" });
export const hollow = style({ fill: vars.color.sheet, stroke: "currentColor", strokeWidth: 1.75 });

export const label = style([
  type(1),
  oneLine,
  { position: "absolute", height: vars.line[1], color: vars.color.text2, transform: "translateY(-50%)" },
]);
export const value = style({
  fontWeight: vars.weight.bold,
  color: vars.color.text,
  fontVariantNumeric: "tabular-nums",
});

export const key = style([
  type(1),
  {
    display: "flex",
    flexWrap: "wrap",
    gap: `${vars.space[1]} ${vars.space[4]}`,
    marginBlockStart: vars.space[3],
    color: vars.color.text2,
  },
]);
export const keyItem = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[2],
  maxWidth: "100%",
  overflowWrap: "anywhere",
});
export const sample = style({ display: "block", flexShrink: 0, overflow: "visible" });

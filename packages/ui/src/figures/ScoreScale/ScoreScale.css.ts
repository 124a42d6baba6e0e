import { style } from "@vanilla-extract/css";
import { type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

export const root = style({ display: "block", minWidth: 0 });
export const drawing = style({ display: "block", width: "100%", overflow: "visible" });
// The drawing is stretched to its place; the strokes are not.
const graduation = { strokeWidth: 1.5, vectorEffect: "non-scaling-stroke" } as const;
export const reached = style({ ...graduation, stroke: vars.color.ink });
export const rest = style({ ...graduation, stroke: vars.color.track });
export const now = style({ fill: vars.color.text });
export const before = style({ fill: vars.color.sheet, stroke: vars.color.edge, strokeWidth: 1.2 });
export const axis = style([
  type(1),
  {
    position: "relative",
    containerType: "inline-size",
    height: vars.line[1],
    marginTop: vars.space[1],
    color: vars.color.text2,
  },
]);
export const mark = style({
  position: "absolute",
  transform: "translateX(-50%)",
  // The first starts at its graduation; on a short scale the last but one leaves room for the last.
  selectors: { "&:first-child": { transform: "none" } },
  "@container": {
    "(width < 280px)": { selectors: { "&:nth-last-child(2)": { transform: "translateX(-75%)" } } },
  },
});

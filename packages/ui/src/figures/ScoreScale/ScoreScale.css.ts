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
  { position: "relative", height: vars.line[1], marginTop: vars.space[1], color: vars.color.text2 },
]);
export const mark = style({
  position: "absolute",
  transform: "translateX(-50%)",
  // All stay within the scale: the first starts at its graduation, the two close ones at the end end at theirs.
  selectors: {
    "&:first-child": { transform: "none" },
    "&:nth-last-child(-n + 2)": { transform: "translateX(-100%)" },
  },
});

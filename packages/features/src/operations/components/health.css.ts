import { text, vars } from "@candor/ui/tokens";
import { style, styleVariants } from "@vanilla-extract/css";

const { color, space } = vars;

export const parts = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(320px, 100%), 1fr))",
  borderBlockStart: `1px solid ${color.line}`,
});
export const part = style({
  display: "grid",
  alignContent: "start",
  gap: space[3],
  padding: `${space[5]} ${space[7]}`,
  borderBlockEnd: `1px solid ${color.line}`,
  minWidth: 0,
  "@media": { "screen and (width < 900px)": { paddingInline: space[4] } },
});
export const name = style([
  text({ size: 3, weight: "bold" }),
  { display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: space[2] },
]);
const stateText = style([
  text({ size: 2, weight: "medium" }),
  { display: "inline-flex", alignItems: "center", gap: space[1] },
]);
export const state = styleVariants({
  ok: [stateText, text({ tone: "muted" })],
  warning: [stateText],
  failed: [stateText],
});
export const error = style([text({ size: 2 }), { overflowWrap: "anywhere" }]);
export const note = style([text({ size: 2 })]);
export const asked = style([
  text({ size: 1, tone: "muted" }),
  {
    padding: `${space[4]} ${space[7]}`,
    "@media": { "screen and (width < 900px)": { paddingInline: space[4] } },
  },
]);

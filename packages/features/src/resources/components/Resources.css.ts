import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;
const narrow = "screen and (width < 900px)";
const stacked = "screen and (width < 1200px)";
const rule = `1px solid ${color.line}`;

export const rowTitle = style([text({ size: 2, weight: "medium" }), { overflowWrap: "anywhere" }]);
export const tags = style({ display: "flex", flexWrap: "wrap", gap: space[1] });

/** Form left, what readers see right. */
export const editor = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 548px) minmax(0, 1fr)",
  borderBlockStart: rule,
  flex: 1,
  "@media": { [stacked]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const form = style({
  display: "grid",
  alignContent: "start",
  gap: space[5],
  padding: `${space[6]} ${space[7]}`,
  borderInlineEnd: rule,
  "@media": { [stacked]: { borderInlineEnd: 0 }, [narrow]: { paddingInline: space[4] } },
});
export const preview = style({
  background: color.canvas,
  minWidth: 0,
  "@media": { [stacked]: { borderBlockStart: rule } },
});
export const previewHead = style([
  text({ size: 2, weight: "bold" }),
  { padding: `${space[5]} ${space[7]} 0`, "@media": { [narrow]: { paddingInline: space[4] } } },
]);
export const fields = style({ display: "grid", gap: space[5] });
export const file = style([
  text({ size: 2 }),
  { display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[3] },
]);
export const note = style([text({ size: 1, tone: "muted" })]);
export const buttons = style({ display: "flex", flexWrap: "wrap", gap: space[2] });

import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

const NAMES = "216px";
const narrow = "screen and (max-width: 899px)";

export const figure = style({
  padding: `${vars.space[5]} ${vars.space[7]}`,
  "@media": { [narrow]: { paddingInline: vars.space[4] } },
});
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "start",
  justifyContent: "space-between",
  gap: vars.space[3],
});
export const views = style({ "@media": { print: { display: "none" } } });
export const note = style([text({ size: 1, tone: "muted" }), { paddingBlockEnd: vars.space[3] }]);
export const lanes = style({ display: "grid" });
export const lane = style({
  display: "grid",
  gridTemplateColumns: `${NAMES} minmax(0, 1fr)`,
  alignItems: "center",
  columnGap: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
  "@media": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const name = style([text({ size: 2 }), { display: "grid", paddingBlock: vars.space[2] }]);
export const quiet = style([text({ size: 1, tone: "muted" })]);
export const track = style({ width: "100%", height: "48px", overflow: "visible" });
export const tick = style({ fill: vars.color.ink });
/** Hollow: colours are for results. */
export const long = style({ fill: "none", stroke: vars.color.ink, strokeWidth: 1.5 });
export const limit = style({ stroke: vars.color.line2, strokeDasharray: "3 3" });
// Stands at `<html>` while the reader sets text wider.
const wider = ":root[data-wider-text]";

export const axis = style({
  position: "relative",
  // On paper, too, what the ticks above say stands under them.
  breakBefore: "avoid",
  height: "24px",
  selectors: { [`${wider} &`]: { height: "48px" } },
  marginInlineStart: `calc(${NAMES} + ${vars.space[4]})`,
  borderBlockStart: `1px solid ${vars.color.line2}`,
  "@media": { [narrow]: { marginInlineStart: 0 } },
});
export const graduation = style([
  text({ size: 1, tone: "muted" }),
  {
    position: "absolute",
    insetBlockStart: vars.space[1],
    transform: "translateX(-50%)",
    whiteSpace: "nowrap",
    // Neighbours stand in two rows, so that none covers the next.
    selectors: { [`${wider} &:nth-child(even)`]: { insetBlockStart: "24px" } },
    // Five years lie too near to 13 months there.
    "@media": { [narrow]: { selectors: { "&:last-child": { display: "none" } } } },
  },
]);

import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const name = style([
  text({ size: 2, weight: "medium" }),
  { display: "block", overflowWrap: "anywhere" },
]);
export const small = style([
  text({ size: 1, tone: "muted" }),
  { display: "block", overflowWrap: "anywhere" },
]);
/** The public page as it is read, a little smaller than it is. */
export const page = style({
  padding: space[5],
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius.r4,
  background: color.sheet,
  minWidth: 0,
  overflow: "hidden",
});
export const part = style([text({ size: 2, weight: "bold" })]);
export const notes = style([
  text({ size: 2 }),
  {
    display: "grid",
    gap: space[1],
    padding: space[4],
    border: `1px solid ${color.edge}`,
    borderRadius: vars.radius.r4,
    background: color.sheet,
  },
]);
export const way = style([
  text({ size: 2 }),
  { display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[3], overflowWrap: "anywhere" },
]);
export const detail = style({ display: "grid", gap: space[3], padding: `${space[3]} ${space[4]}` });
export const bar = style([
  text({ size: 2 }),
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space[3],
    padding: `${space[2]} ${space[5]}`,
    borderBlockEnd: `1px solid ${color.line}`,
    background: color.canvas,
  },
]);

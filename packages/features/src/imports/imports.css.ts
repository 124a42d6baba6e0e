import { hidden, text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

/** The browser's own field cannot be dressed: a button stands for it. */
export const field = style([hidden]);
export const choice = style([
  text({ size: 2 }),
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: vars.space[3],
    overflowWrap: "anywhere",
  },
]);
/** What an import would change. */
export const plan = style([
  text({ size: 2 }),
  {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: vars.space[3],
    marginBlockStart: vars.space[4],
  },
]);

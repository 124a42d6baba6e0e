import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const other = style({ marginBlockStart: vars.space[4] });
export const or = style([
  text({ size: 1, tone: "muted" }),
  { marginBlockEnd: vars.space[4], textAlign: "center" },
]);
export const failure = style([
  text({ size: 2, tone: "danger" }),
  { selectors: { "&:not(:empty)": { marginBlockEnd: vars.space[3] } } },
]);

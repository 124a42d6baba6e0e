import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

/** A short list of things with a button each: what it is, and beside it what is done with it. */
export const list = style({ listStyle: "none", outline: "none" });
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[2]} ${vars.space[4]}`,
  paddingBlock: vars.space[3],
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.line}` } },
});
export const what = style({ flex: "1 1 240px", minWidth: 0, overflowWrap: "anywhere" });
export const detail = style([text({ size: 1, tone: "muted" })]);

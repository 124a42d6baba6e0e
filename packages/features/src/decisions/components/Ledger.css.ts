import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const sentence = style([
  text({ size: 3 }),
  {
    paddingBlock: vars.space[4],
    paddingInline: vars.space[7],
    "@media": { "screen and (width < 900px)": { paddingInline: vars.space[4] } },
  },
]);
export const title = style([
  text({ size: 2, weight: "title" }),
  { display: "block", overflowWrap: "anywhere" },
]);
export const small = style([
  text({ size: 1, tone: "muted" }),
  { display: "block", overflowWrap: "anywhere" },
]);

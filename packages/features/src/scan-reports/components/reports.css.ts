import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const small = style([
  text({ size: 1, tone: "muted" }),
  { display: "block", overflowWrap: "anywhere" },
]);
export const quiet = style([text({ size: 2, tone: "muted" })]);
export const legend = style({ marginBlockStart: vars.space[3] });
/** As wide as the list below it. */
export const note = style([
  text({ size: 2 }),
  {
    marginBlock: 0,
    overflowWrap: "anywhere",
    paddingBlock: vars.space[3],
    paddingInline: vars.space[7],
    "@media": { "(max-width: 899px)": { paddingInline: vars.space[4] } },
  },
]);
export const sides = style({
  display: "inline-flex",
  flexWrap: "wrap",
  justifyContent: "end",
  gap: vars.space[1],
});

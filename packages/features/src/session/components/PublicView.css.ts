import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

/** Takes the focus when it replaces another view; it can do nothing with it, so it shows none. */
export const title = style([text({ size: 6 }), { outline: "none", overflowWrap: "anywhere" }]);

export const subtitle = style([
  text({ size: 3, tone: "muted" }),
  { marginTop: vars.space[1], overflowWrap: "anywhere" },
]);

export const content = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[5],
  marginTop: vars.space[7],
});

export const note = style([
  text({ size: 2, tone: "muted" }),
  {
    marginTop: vars.space[7],
    paddingTop: vars.space[5],
    borderTop: `1px solid ${vars.color.line}`,
  },
]);

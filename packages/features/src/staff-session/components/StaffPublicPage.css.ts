import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const brand = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[3],
  color: vars.color.ink,
});

export const wordmark = style([text({ size: 5, tone: "inherit", weight: "bold" })]);

export const tag = style([
  text({ size: 1 }),
  {
    padding: `1px ${vars.space[2]}`,
    border: `1px solid ${vars.color.line2}`,
    borderRadius: vars.radius.r2,
  },
]);

export const headline = style([text({ size: 8 }), { margin: 0, maxWidth: "15em" }]);

export const lead = style([
  text({ size: 4, tone: "muted", weight: "regular" }),
  { maxWidth: "34em", margin: `${vars.space[4]} 0 ${vars.space[9]}` },
]);

export const title = style([text({ size: 6 }), { margin: 0 }]);

export const subtitle = style([text({ size: 3, tone: "muted" }), { margin: `4px 0 ${vars.space[7]}` }]);

export const note = style([
  text({ size: 2, tone: "muted" }),
  {
    margin: `${vars.space[7]} 0 0`,
    paddingTop: vars.space[5],
    borderTop: `1px solid ${vars.color.line}`,
  },
]);

import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const filters = style({
  display: "flex",
  flexDirection: "column",
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[3]} ${vars.space[7]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  "@media": { "screen and (width < 900px)": { paddingInlineStart: vars.space[4] } },
});

export const line = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[2],
});

export const shown = style([text({ size: 1, tone: "muted" })]);

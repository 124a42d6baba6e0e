import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const bar = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  boxSizing: "border-box",
  height: 64,
  paddingInline: vars.space[6],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.sheet,
});

export const name = style([
  text({ size: 4, weight: "bold" }),
  { display: "flex", alignItems: "center", gap: vars.space[2], color: vars.color.ink },
]);

export const page = style({
  minHeight: "calc(100dvh - 64px)",
  outline: 0,
  background: vars.color.sheet,
  color: vars.color.text,
});

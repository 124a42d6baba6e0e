import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

const BAR = 64;

export const bar = style([
  text({ size: 4 }),
  {
    display: "flex",
    alignItems: "center",
    boxSizing: "border-box",
    height: BAR,
    paddingInline: vars.space[6],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    background: vars.color.sheet,
    color: vars.color.text,
    "@media": { print: { display: "none" } },
  },
]);

export const page = style({
  minHeight: `calc(100dvh - ${BAR}px)`,
  outline: 0,
  background: vars.color.sheet,
  color: vars.color.text,
});

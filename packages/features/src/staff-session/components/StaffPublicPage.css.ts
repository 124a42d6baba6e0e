import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const tag = style([
  text({ size: 1 }),
  {
    padding: `1px ${vars.space[2]}`,
    border: `1px solid ${vars.color.line2}`,
    borderRadius: vars.radius.r2,
  },
]);
export const choices = style({ display: "grid", gap: vars.space[3] });

import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const invited = style([
  text({ size: 2, tone: "muted" }),
  {
    marginTop: vars.space[7],
    paddingTop: vars.space[5],
    borderTop: `1px solid ${vars.color.line}`,
  },
]);

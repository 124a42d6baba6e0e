import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const failure = style([
  text({ size: 2, tone: "danger" }),
  { display: "flex", alignItems: "flex-start", gap: vars.space[2], marginBlockStart: vars.space[4] },
]);

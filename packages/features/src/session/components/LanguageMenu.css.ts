import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const trigger = style([
  text({ size: 2, weight: "medium", tone: "text" }),
  { display: "flex", alignItems: "center", gap: vars.space[2], padding: `0 ${vars.space[3]}` },
]);

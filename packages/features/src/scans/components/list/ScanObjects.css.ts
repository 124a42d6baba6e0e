import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const objects = style([
  text({ size: 2, tone: "muted" }),
  {
    display: "flex",
    flexWrap: "wrap",
    gap: `2px ${vars.space[3]}`,
    margin: 0,
    padding: 0,
    listStyle: "none",
  },
]);

export const object = style({ display: "inline-flex", alignItems: "center", gap: vars.space[1] });

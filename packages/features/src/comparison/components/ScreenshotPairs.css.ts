import { vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const grid = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 420px), 1fr))",
  gap: vars.space[5],
});
export const figure = style({ display: "grid", gap: vars.space[2], margin: 0, alignContent: "start" });
export const picture = style({
  display: "block",
  width: "100%",
  height: "auto",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.r4,
});

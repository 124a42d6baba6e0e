import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const name = style([text({ size: 2 }), { fontFamily: "monospace", overflowWrap: "anywhere" }]);
export const tags = style({ display: "flex", flexWrap: "wrap", gap: vars.space[1] });
export const changes = style({
  display: "grid",
  gap: vars.space[2],
  minHeight: "72px",
  alignContent: "start",
});
export const heading = style([text({ size: 2, weight: "medium" })]);
export const quiet = style([text({ size: 2, tone: "muted" })]);
export const list = style({
  margin: 0,
  paddingInlineStart: vars.space[4],
  display: "grid",
  gap: vars.space[1],
});

import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const list = style({
  display: "grid",
  gap: vars.space[3],
  marginBlockStart: vars.space[4],
  maxHeight: "50vh",
  overflowY: "auto",
});
export const name = style([
  text({ size: 2, weight: "title" }),
  { display: "block", overflowWrap: "anywhere" },
]);
export const reason = style([text({ size: 2, tone: "muted" })]);

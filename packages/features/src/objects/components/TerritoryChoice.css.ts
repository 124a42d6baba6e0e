import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const territories = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(136px, 1fr))",
  gap: `${vars.space[1]} ${vars.space[3]}`,
});

export const legend = style([text({ size: 2, weight: "medium" }), { paddingBlockEnd: vars.space[1] }]);
export const asterisk = style({ color: vars.color.dangerText, marginInlineStart: "2px" });
export const hint = style([text({ size: 1, tone: "muted" }), { marginBlockStart: vars.space[1] }]);
export const error = style([
  text({ size: 1, tone: "danger" }),
  { display: "flex", gap: vars.space[1], marginBlockStart: vars.space[1] },
]);

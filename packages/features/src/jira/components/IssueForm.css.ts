import { text, vars } from "@candor/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gap: vars.space[5] });
export const target = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(160px, 1fr))",
  gap: `${vars.space[5]} ${vars.space[3]}`,
  alignItems: "start",
});
/** What follows a long text stays in sight. */
export const description = style({});
globalStyle(`${description} textarea`, { maxHeight: 200 });
export const note = style([text({ size: 2, tone: "muted" })]);
export const failure = style([text({ size: 2, tone: "danger" }), { display: "flex", gap: vars.space[1] }]);
export const retry = style([failure, { alignItems: "center", gap: vars.space[3], flexWrap: "wrap" }]);

export const legend = style([text({ size: 2, weight: "medium" }), { paddingBlockEnd: vars.space[1] }]);
export const asterisk = style({ color: vars.color.dangerText, marginInlineStart: "2px" });
export const boxes = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(136px, 1fr))",
  gap: `${vars.space[1]} ${vars.space[3]}`,
});
export const error = style([text({ size: 1, tone: "danger" }), { marginBlockStart: vars.space[1] }]);
export const chosen = style({ listStyle: "none", display: "flex", flexWrap: "wrap", gap: vars.space[2] });

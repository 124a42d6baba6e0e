import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const block = style({ display: "grid", gap: vars.space[4], maxWidth: 600, outline: 0 });
export const about = style([text({ size: 3, prose: true })]);
export const note = style([text({ size: 2, tone: "muted" })]);
export const accounts = style({ listStyle: "none", display: "grid", gap: vars.space[6] });
export const account = style({ display: "grid", gap: vars.space[3] });
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[1]} ${vars.space[4]}`,
});
export const name = style([text({ size: 3, weight: "medium" }), { outline: 0 }]);
export const steps = style([
  text({ size: 3, prose: true }),
  { display: "grid", gap: vars.space[1], paddingInlineStart: vars.space[6], listStyle: "decimal" },
]);
export const given = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[1]} ${vars.space[3]}`,
  overflowWrap: "anywhere",
});
export const form = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-start",
  gap: vars.space[3],
});
export const field = style({ flex: "1 1 240px" });
// Beside the field, under the line of its label.
export const add = style({ marginBlockStart: 24 });

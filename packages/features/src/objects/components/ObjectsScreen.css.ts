import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const name = style({ display: "flex", alignItems: "center", gap: vars.space[3], minWidth: 0 });
export const words = style({ minWidth: 0, display: "grid" });
export const title = style([text({ size: 2, weight: "title", ellipsis: true })]);
export const url = style([text({ mono: true, tone: "muted", ellipsis: true })]);
export const muted = style([text({ size: 1, tone: "muted" })]);
export const actions = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "flex-end",
  gap: vars.space[3],
});
export const note = style([
  text({ size: 2, tone: "muted" }),
  {
    padding: `0 ${vars.space[7]} ${vars.space[4]}`,
    "@media": { "screen and (width < 900px)": { paddingInline: vars.space[4] } },
  },
]);
export const failure = style([note, { color: vars.color.dangerText }]);
export const narrow = style({ display: "grid", gap: vars.space[2] });
export const narrowFoot = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[3],
  flexWrap: "wrap",
});

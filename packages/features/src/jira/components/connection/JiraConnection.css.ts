import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const block = style({ display: "grid", gap: vars.space[4], maxWidth: 600 });
export const head = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[1]} ${vars.space[4]}`,
});
export const name = style([text({ size: 3, weight: "title" })]);
export const about = style([text({ size: 3, prose: true })]);
export const note = style([text({ size: 2, tone: "muted" })]);
export const sites = style({ listStyle: "none", display: "grid", gap: vars.space[1] });
export const link = style({ overflowWrap: "anywhere" });

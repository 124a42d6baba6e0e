import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "flex", alignItems: "flex-start", gap: vars.space[2] });
export const field = style({ flex: 1, minWidth: 0 });
export const sources = style({ listStyle: "none", display: "grid", gap: vars.space[1] });
export const source = style([
  text({ size: 1 }),
  { display: "flex", gap: vars.space[2], alignItems: "baseline", minWidth: 0, overflowWrap: "anywhere" },
]);
export const kind = style([text({ size: 1, tone: "muted" }), { flex: "none" }]);
export const link = style({
  color: vars.color.accText,
  textDecoration: "underline",
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
});
export const empty = style([text({ size: 3, tone: "muted" }), { display: "grid", gap: vars.space[3] }]);
export const examples = style({
  listStyle: "none",
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  gap: vars.space[2],
});

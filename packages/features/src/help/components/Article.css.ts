import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const where = style([text({ size: 1, tone: "muted" })]);
export const title = style([text({ size: 6 }), { marginBlock: `${vars.space[1]} ${vars.space[5]}` }]);
export const foot = style({ maxWidth: "68ch", marginBlockStart: vars.space[8] });
export const updated = style([text({ size: 1, tone: "muted" })]);
export const pager = style({
  display: "flex",
  justifyContent: "space-between",
  gap: vars.space[5],
  marginBlockStart: vars.space[4],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const step = style([
  text({ size: 2 }),
  { display: "flex", flexDirection: "column", textDecoration: "none", maxWidth: "30ch" },
]);
export const next = style({ marginInlineStart: "auto", textAlign: "end" });
export const way = style([text({ size: 1, tone: "muted" })]);
export const name = style({
  color: vars.color.accText,
  textDecoration: "underline",
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
});

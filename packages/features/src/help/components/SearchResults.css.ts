import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const count = style([text({ size: 6 }), { marginBlockEnd: vars.space[5] }]);
export const hint = style([text({ size: 3, tone: "muted" })]);
export const list = style({ maxWidth: "68ch", borderBlockStart: `1px solid ${vars.color.line}` });
export const hit = style({ paddingBlock: vars.space[4], borderBlockEnd: `1px solid ${vars.color.line}` });
export const title = style([
  text({ size: 3, tone: "inherit", weight: "bold" }),
  {
    color: vars.color.accText,
    textDecoration: "underline",
    textDecorationThickness: 1,
    textUnderlineOffset: 3,
  },
]);
export const where = style([text({ size: 1, tone: "muted" }), { marginInlineStart: vars.space[3] }]);
export const excerpt = style([text({ size: 2, tone: "muted" }), { marginBlockStart: vars.space[1] }]);

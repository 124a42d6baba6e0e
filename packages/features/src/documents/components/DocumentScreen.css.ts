import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

const narrow = "screen and (width < 900px)";

export const main = style({
  maxWidth: "calc(68ch + 2 * 30px)",
  marginInline: "auto",
  padding: `${vars.space[8]} ${vars.space[7]} ${vars.space[9]}`,
  outline: "none",
  "@media": { [narrow]: { padding: `${vars.space[6]} ${vars.space[4]} ${vars.space[8]}` } },
});

export const title = style([text({ size: 6 }), { marginBlockEnd: vars.space[5] }]);

export const foot = style([
  text({ size: 2, tone: "muted" }),
  {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: vars.space[4],
    marginBlockStart: vars.space[8],
    paddingBlockStart: vars.space[4],
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
]);

export const others = style({ display: "flex", flexWrap: "wrap", gap: vars.space[4] });

export const other = style({
  color: vars.color.accText,
  textDecoration: "underline",
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
});

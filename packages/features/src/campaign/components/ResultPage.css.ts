import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;

export const sheet = style({
  alignSelf: "start",
  width: "min(960px, 100%)",
  padding: space[8],
  border: `1px solid ${color.line2}`,
  borderRadius: vars.radius.r8,
  background: color.sheet,
  "@media": { "screen and (width < 560px)": { padding: `${space[7]} ${space[5]}` } },
});

export const title = style([text({ size: 6 }), { fontWeight: vars.weight.bold }]);
export const about = style([
  text({ size: 3, tone: "muted" }),
  { marginBlockStart: space[2], overflowWrap: "anywhere" },
]);
export const figures = style({ marginBlockStart: space[6] });
export const where = style([text({ size: 3 }), { marginBlock: space[5] }]);
export const section = style([text({ size: 4 }), { marginBlock: `${space[6]} ${space[3]}` }]);

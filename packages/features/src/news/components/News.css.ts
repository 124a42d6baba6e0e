import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

const { color, space } = vars;
const narrow = "screen and (width < 900px)";

export const article = style({
  padding: `${space[6]} ${space[7]}`,
  maxWidth: "calc(68ch + 60px)",
  boxSizing: "border-box",
  overflowWrap: "anywhere",
  "@media": { [narrow]: { paddingInline: space[4] } },
});
export const where = style([text({ size: 1, tone: "muted" })]);
export const title = style([
  text({ size: 6 }),
  { marginBlock: `${space[1]} ${space[4]}`, textWrap: "pretty" },
]);
export const fallback = style([
  text({ size: 2 }),
  {
    marginBlockEnd: space[4],
    paddingInlineStart: space[3],
    borderInlineStart: `3px solid ${color.line2}`,
    color: color.text2,
  },
]);
export const summary = style([text({ size: 3, weight: "medium" }), { marginBlockEnd: space[4] }]);
export const also = style([
  text({ size: 2 }),
  { display: "flex", flexWrap: "wrap", gap: `${space[2]} ${space[5]}`, marginBlockStart: space[5] },
]);
export const pager = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: space[5],
  marginBlockStart: space[7],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${color.line}`,
});
export const step = style([text({ size: 2 }), { display: "grid", maxWidth: "32ch" }]);
export const older = style({ marginInlineStart: "auto", textAlign: "end" });
export const way = style([text({ size: 1, tone: "muted" })]);

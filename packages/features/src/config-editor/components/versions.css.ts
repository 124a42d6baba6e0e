import { text, vars } from "@candor/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const choices = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(240px, 1fr))",
  gap: vars.space[4],
  marginBlockEnd: vars.space[4],
});
export const quiet = style([text({ size: 2, tone: "muted" })]);
export const frame = style({
  marginBlockStart: vars.space[3],
  border: `1px solid ${vars.color.line2}`,
  borderRadius: vars.radius.r4,
});
export const table = style([
  text({ size: 2 }),
  { inlineSize: "100%", minInlineSize: "560px", borderCollapse: "collapse", textAlign: "start" },
]);
export const path = style([text({ size: 1 }), { fontFamily: vars.font.mono, overflowWrap: "anywhere" }]);
export const gone = style({ color: "inherit" });
export const come = style({ textDecoration: "none" });
globalStyle(`${table} th, ${table} td`, {
  inlineSize: "34%",
  padding: `${vars.space[2]} ${vars.space[3]}`,
  textAlign: "start",
  verticalAlign: "top",
  borderBlockEnd: `1px solid ${vars.color.line}`,
  overflowWrap: "anywhere",
  whiteSpace: "pre-wrap",
});

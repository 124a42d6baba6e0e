import { text, vars } from "@candor/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const prose = style([text({ size: 3, prose: true })]);

const within = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(
    selector
      .split(",")
      .map((one) => `${prose} ${one.trim()}`)
      .join(", "),
    rule,
  );

within("p, ul, ol, pre, blockquote", { marginBlock: `0 ${vars.space[4]}` });
within("h2", {
  fontSize: vars.size[4],
  lineHeight: vars.line[4],
  fontWeight: vars.weight.bold,
  letterSpacing: vars.tracking[4],
  marginBlock: `${vars.space[7]} ${vars.space[3]}`,
});
within("h3", {
  fontSize: vars.size[3],
  fontWeight: vars.weight.bold,
  marginBlock: `${vars.space[6]} ${vars.space[2]}`,
});
within("ul, ol", { paddingInlineStart: vars.space[6] });
within("ul", { listStyle: "square" });
within("ol", { listStyle: "decimal", fontVariantNumeric: "tabular-nums" });
within("li", { marginBlockEnd: vars.space[2], paddingInlineStart: vars.space[1] });
within("li::marker", { color: vars.color.text2 });
within("a", {
  color: vars.color.accText,
  textDecoration: "underline",
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
});
within("strong", { fontWeight: vars.weight.bold });
within("code", {
  fontVariantLigatures: "none",
  fontFamily: vars.font.mono,
  fontSize: "0.93em",
  overflowWrap: "anywhere",
});
within("pre", {
  padding: vars.space[4],
  overflowX: "auto",
  background: vars.color.canvas,
  border: `1px solid ${vars.color.line}`,
});
within("blockquote", {
  color: vars.color.text2,
  borderInlineStart: `2px solid ${vars.color.line2}`,
  paddingInlineStart: vars.space[4],
});
within("table", {
  width: "100%",
  borderCollapse: "collapse",
  marginBlock: `0 ${vars.space[5]}`,
  fontSize: vars.size[2],
  lineHeight: vars.line[2],
});
within("th, td", {
  textAlign: "start",
  verticalAlign: "baseline",
  padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[2]} 0`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
within("th", {
  fontSize: vars.size[1],
  fontWeight: vars.weight.medium,
  color: vars.color.text2,
  borderBlockEndColor: vars.color.line2,
});
within("td:first-child", { whiteSpace: "nowrap", fontWeight: vars.weight.medium });

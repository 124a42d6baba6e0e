import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const list = style({ paddingInlineStart: vars.space[5], listStyle: "disc" });
export const changes = style({ borderBlockStart: `1px solid ${vars.color.line}` });
export const summary = style({
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  cursor: "pointer",
  overflowWrap: "anywhere",
});
export const cells = style({ display: "grid", gap: vars.space[2], padding: vars.space[3] });
export const cell = style({ display: "block", whiteSpace: "pre-wrap", overflowWrap: "anywhere" });
export const title = style([text({ size: 4, weight: "title" })]);
export const part = style([text({ size: 2, weight: "bold" }), { marginBlockStart: vars.space[3] }]);
export const facts = style({
  display: "flex",
  flexWrap: "wrap",
  gap: vars.space[2],
  marginBlock: vars.space[3],
});

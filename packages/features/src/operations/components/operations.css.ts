import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const name = style([text({ size: 2, weight: "medium", ellipsis: true }), { display: "block" }]);
export const small = style([text({ size: 1, tone: "muted", ellipsis: true }), { display: "block" }]);
export const detail = style({
  display: "grid",
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  minWidth: 0,
});
export const words = style([
  text({ size: 2, prose: true }),
  { whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
]);
export const picture = style({
  display: "block",
  maxInlineSize: "100%",
  maxBlockSize: "480px",
  objectFit: "contain",
  objectPosition: "start",
  border: `1px solid ${vars.color.line}`,
});

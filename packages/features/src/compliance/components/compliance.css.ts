import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const title = style([text({ size: 2, weight: "medium" }), { overflowWrap: "anywhere" }]);
export const small = style([text({ size: 1, tone: "muted" }), { display: "block" }]);
export const muted = style({ color: vars.color.text2 });
export const tags = style({ display: "flex", flexWrap: "wrap", gap: vars.space[1] });
/** A wider line is hard to read. */
export const reading = style({ maxWidth: "720px" });
export const facts = style({ marginBlockEnd: vars.space[4] });
export const stepHead = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[1]} ${vars.space[3]}`,
  marginBlockEnd: vars.space[3],
});
export const listHead = style({
  display: "grid",
  gap: vars.space[1],
  padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[4]} ${vars.space[7]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  "@media": { "screen and (width < 900px)": { paddingInlineStart: vars.space[4] } },
});

import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gap: vars.space[5], maxWidth: 480 });
export const note = style([text({ size: 2, tone: "muted" })]);
export const language = style({ maxWidth: 480 });

export const sessions = style({ listStyle: "none", outline: "none" });
export const session = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[2]} ${vars.space[4]}`,
  paddingBlock: vars.space[3],
  selectors: { "& + &": { borderBlockStart: `1px solid ${vars.color.line}` } },
});
export const what = style({ flex: "1 1 240px", minWidth: 0, overflowWrap: "anywhere" });
export const device = style([
  text({ size: 2, weight: "medium" }),
  { display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[2] },
]);
export const detail = style([text({ size: 1, tone: "muted" })]);

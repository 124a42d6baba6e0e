import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const name = style([text({ size: 2, weight: "medium", ellipsis: true }), { display: "block" }]);
export const small = style([text({ size: 1, tone: "muted" }), { display: "block" }]);
export const code = style([text({ size: 1, mono: true }), { overflowWrap: "anywhere" }]);
export const detail = style({
  display: "grid",
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  minWidth: 0,
});
export const checked = style({ display: "grid", gap: vars.space[3], overflowWrap: "anywhere" });
export const fields = style({ display: "grid", gap: vars.space[5], marginBlockStart: vars.space[5] });

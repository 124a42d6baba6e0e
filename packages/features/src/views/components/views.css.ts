import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gap: vars.space[5], marginBlockStart: vars.space[5] });
export const list = style({ display: "grid", maxHeight: "40vh", overflowY: "auto" });
export const row = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const name = style([text({ size: 2 }), { minWidth: 0, overflowWrap: "anywhere" }]);
export const actions = style({ display: "flex", flexShrink: 0 });

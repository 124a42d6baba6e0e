import { text, vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const property = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${vars.space[1]} ${vars.space[2]}`,
  flex: 1,
  outline: "none",
});
export const note = style({ color: vars.color.text2 });
export const tools = style({ display: "flex", gap: vars.space[1], marginInlineStart: "auto" });
export const detail = style([text({ size: 1, tone: "muted" }), { flexBasis: "100%" }]);
export const away = style({ display: "flex", flexWrap: "wrap", gap: vars.space[2], flexBasis: "100%" });

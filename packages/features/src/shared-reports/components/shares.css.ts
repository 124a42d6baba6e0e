import { vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const add = style({ marginBlock: vars.space[3] });
export const summary = style({ cursor: "pointer", paddingBlock: vars.space[1] });
export const openings = style({ listStyle: "none", paddingInlineStart: vars.space[4] });
export const made = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[3],
  marginBlockEnd: vars.space[4],
});
export const link = style({ flex: "1 1 280px" });

import { vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

export const search = style({
  padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[3]} ${vars.space[7]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  "@media": { "screen and (width < 900px)": { paddingInlineStart: vars.space[4] } },
});

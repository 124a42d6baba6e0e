import { vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

const rule = `1px solid ${vars.color.line}`;

/** Over the table its head is the rule; a list starts with one. */
export const filters = style({
  borderBlockStart: rule,
  "@media": { "screen and (width < 900px)": { borderBlockEnd: rule } },
});

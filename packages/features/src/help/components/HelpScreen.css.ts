import { vars } from "@candor/ui/tokens";
import { style } from "@vanilla-extract/css";

const narrow = "screen and (width < 900px)";

export const body = style({
  display: "grid",
  gridTemplateColumns: "280px minmax(0, 1fr)",
  minHeight: "calc(100vh - 65px)",
  "@media": { [narrow]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

export const side = style({
  padding: `${vars.space[6]} ${vars.space[5]} ${vars.space[8]}`,
  background: vars.color.canvas,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  "@media": {
    [narrow]: {
      padding: vars.space[4],
      borderInlineEnd: 0,
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
  },
});

export const main = style({
  padding: `${vars.space[8]} ${vars.space[9]} ${vars.space[9]}`,
  outline: "none",
  "@media": { [narrow]: { padding: `${vars.space[6]} ${vars.space[4]} ${vars.space[8]}` } },
});

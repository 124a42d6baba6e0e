import { text, vars } from "@candor/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

const narrow = "(max-width: 899px)";
const gutter = { paddingInline: vars.space[7], "@media": { [narrow]: { paddingInline: vars.space[4] } } };

export const tabs = style({});
globalStyle(`${tabs} > [role="tablist"]`, gutter);
export const bar = style([
  gutter,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: vars.space[3],
    paddingBlock: vars.space[3],
  },
]);
export const note = style([gutter, text({ size: 2 }), { paddingBlock: vars.space[2] }]);
export const title = style([gutter, text({ size: 4, weight: "title" }), { paddingBlock: vars.space[3] }]);
export const grow = style({ flex: 1, minWidth: 0 });

import { text, vars } from "@candor/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

const narrow = "screen and (width < 900px)";
const gutter = {
  paddingInline: vars.space[7],
  "@media": { [narrow]: { paddingInline: vars.space[4] } },
} as const;

export const filters = style({ borderBlockStart: `1px solid ${vars.color.line}`, outline: "none" });

/** The table's head sorts; where there is none, this does. Twice the class: the field's own sheet may load later. */
export const narrowOnly = style({
  "@media": { "screen and (width >= 900px)": { selectors: { "&&": { display: "none" } } } },
});

/** The line of tabs reaches from edge to edge, its first tab begins where the page's text does. */
export const detailTabs = style({});
globalStyle(`${detailTabs} > [role="tablist"]`, gutter);

export const note = style([
  text({ size: 1, tone: "muted" }),
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `${vars.space[1]} ${vars.space[3]}`,
    paddingBlock: vars.space[3],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    overflowWrap: "anywhere",
    ...gutter,
  },
]);

/** Holds the menu of a line, and takes no room of its own. */
export const menu = style({ display: "contents" });

/** Under a list of which only the first are shown. */
export const more = style({ marginBlockStart: vars.space[4] });
export const moreFlush = style([gutter, { paddingBlock: vars.space[4] }]);

/** The top bar leaves out its second line where it has no room: then it stands here. */
export const barSentence = style([
  text({ size: 2, tone: "muted" }),
  {
    paddingBlock: vars.space[3],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    ...gutter,
    "@media": { ...gutter["@media"], "screen and (width >= 960px)": { display: "none" } },
  },
]);
export const barActions = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "flex-end",
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  ...gutter,
});
export const barBody = style({
  paddingBlock: vars.space[6],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  ...gutter,
});

/** Under a title in the top bar there is no header to part from; a narrow list brings its own rule. */
export const filtersAlone = style({
  outline: "none",
  "@media": { "screen and (width >= 900px)": { borderBlockEnd: `1px solid ${vars.color.line}` } },
});

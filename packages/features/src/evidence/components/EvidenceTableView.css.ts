import { text, vars } from "@candor/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

/** The bar's own gutter lies outside, where the text around the table starts. */
export const flushTools = style({
  marginInline: `calc(-1 * ${vars.space[7]})`,
  "@media": { "(max-width: 899px)": { marginInline: `calc(-1 * ${vars.space[4]})` } },
});

export const help = style([text({ size: 2 }), { paddingBlock: vars.space[2] }]);

/** From rule to rule, inside the gutter. */
const gutter = {
  paddingInline: vars.space[7],
  "@media": { "(max-width: 899px)": { paddingInline: vars.space[4] } },
};
const inset = style(gutter);

/** The line of tabs reaches from edge to edge, its first tab begins where the page's text does. */
export const tabsInset = style({});
globalStyle(`${tabsInset} > [role="tablist"]`, gutter);

export const helpInset = style([help, inset]);

/** What staff say of a table, over it. */
export const said = style([text({ size: 2, tone: "muted" }), { paddingBlock: vars.space[2] }]);

/** Where the table runs from rule to rule. */
export const saidInset = style([said, inset]);

export const title = style([text({ size: 3, weight: "title" })]);

export const foot = style([
  text({ size: 1, tone: "muted" }),
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: vars.space[3],
    paddingBlockStart: vars.space[3],
  },
]);

/** Where the table runs from rule to rule. */
export const footInset = style([foot, { padding: `${vars.space[3]} ${vars.space[7]}` }]);

/** A row as an entry of a list. */
export const entry = style({ display: "grid", gap: vars.space[2], justifyItems: "start", minWidth: 0 });

export const entryName = style([text({ size: 3, weight: "title" }), { minWidth: 0, maxWidth: "100%" }]);

/** The table's head sorts; where there is none, this does. Twice the class: the field's own sheet may load later. */
export const narrowOnly = style({
  "@media": { "screen and (width >= 900px)": { selectors: { "&&": { display: "none" } } } },
});

export const detail = style({ padding: `${vars.space[3]} ${vars.space[2]}`, maxWidth: "960px" });

export const group = style({
  display: "inline-flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: vars.space[3],
});

export const quiet = style([text({ size: 1, tone: "muted" }), { fontWeight: "normal" }]);

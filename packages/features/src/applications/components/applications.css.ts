import { text, vars } from "@candor/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

const narrow = "(max-width: 899px)";
const gutter = { paddingInline: vars.space[7], "@media": { [narrow]: { paddingInline: vars.space[4] } } };

export const object = style({ display: "flex", alignItems: "center", gap: vars.space[3], minWidth: 0 });
export const names = style({ display: "grid", minWidth: 0, overflowWrap: "anywhere" });
/** A long name is read whole on the page that it opens. */
export const name = text({ lines: 2 });
export const quiet = style([text({ size: 1, tone: "muted" })]);
export const facts = style([quiet, { display: "flex", flexWrap: "wrap", columnGap: vars.space[3] }]);

export const identity = style([
  gutter,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: vars.space[4],
    paddingBlock: vars.space[5],
  },
]);
export const mark = style({
  display: "grid",
  placeItems: "center",
  width: "40px",
  height: "40px",
  border: `1px solid ${vars.color.line2}`,
  borderRadius: vars.radius.r4,
});
export const title = style([text({ size: 4, weight: "title" })]);
export const figures = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: vars.space[4],
  marginInlineStart: "auto",
  "@media": { [narrow]: { marginInlineStart: 0 } },
});
export const fact = style({ overflowWrap: "anywhere" });

export const cards = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(320px, 1fr))",
  borderBlockStart: `1px solid ${vars.color.line}`,
  "@media": { "(max-width: 400px)": { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const card = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space[3],
  padding: `${vars.space[5]} ${vars.space[7]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  "@media": { [narrow]: { paddingInline: vars.space[4] } },
});
export const cardTitle = style([text({ size: 3, weight: "title" })]);

export const nav = style({});
export const figure = style([gutter, { paddingBlock: vars.space[5] }]);
export const tables = style({ borderBlockStart: `1px solid ${vars.color.line}` });
/** Under the cards' tabs their line is the one above. */
export const tablesFirst = style({});
/** The line of tabs reaches from edge to edge, its first tab begins where the page's text does. */
globalStyle(
  `${nav} > [role="tablist"], ${tables} > [role="tablist"], ${tablesFirst} > [role="tablist"]`,
  gutter,
);
export const sentence = style([text({ size: 4, weight: "title" }), gutter, { paddingBlock: vars.space[5] }]);
/** What staff say of a card over all that it holds. */
export const said = style([text({ size: 2 }), gutter, { paddingBlock: vars.space[3] }]);
export const remark = style([text({ size: 1, tone: "muted" }), gutter, { paddingBlock: vars.space[3] }]);

/** Under what is known of a vendor. */
export const more = style([text({ size: 2 }), { paddingBlock: vars.space[4] }]);

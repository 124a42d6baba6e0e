import { text, vars } from "@candor/ui/tokens";
import { createVar, fallbackVar, style } from "@vanilla-extract/css";
import { row as paneRow } from "../../../panes/TwoPanes.css.ts";

export const group = style([
  text({ size: 1, tone: "muted", weight: "medium" }),
  {
    position: "sticky",
    insetBlockStart: 0,
    // Above the boxes of the rows that pass under it.
    zIndex: 2,
    display: "flex",
    justifyContent: "space-between",
    margin: 0,
    padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[2]} ${vars.space[7]}`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    background: vars.color.canvas,
    "@media": {
      "screen and (width < 900px)": { insetBlockStart: "64px", paddingInlineStart: vars.space[4] },
    },
  },
]);

export const list = style({ margin: 0, padding: 0, listStyle: "none" });

/** Brought into view, it stops below the name of its group. */
export const place = style({ display: "block", scrollMarginBlock: "48px" });

/** Where the words of a row begin, where a box stands before them. */
const indent = createVar();

export const row = style([
  paneRow,
  {
    gridTemplateColumns: "16px minmax(0, 1fr)",
    columnGap: vars.space[3],
    paddingInlineStart: fallbackVar(indent, vars.space[7]),
  },
]);

export const title = style([text({ size: 2, weight: "title" }), { overflowWrap: "anywhere" }]);

export const under = style([text({ size: 1, tone: "muted" }), { gridColumn: 2, overflowWrap: "anywhere" }]);

export const glyph = style({ paddingBlockStart: "3px" });
export const dimmed = style({ opacity: 0.62 });

/** A row with a box before it, outside of what opens it. */
export const choosable = style([
  place,
  {
    position: "relative",
    vars: { [indent]: vars.space[8] },
  },
]);

export const box = style({
  position: "absolute",
  zIndex: 1,
  insetBlockStart: "10px",
  insetInlineStart: vars.space[4],
});

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[2]} ${vars.space[7]}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  "@media": { "screen and (width < 900px)": { paddingInlineStart: vars.space[4] } },
});
export const progress = style([text({ size: 1, tone: "muted" })]);
export const buttons = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space[2] });

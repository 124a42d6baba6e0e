import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { narrow } from "../../internal/media.ts";
import { oneLine, twoLines, type, wider } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";
import { CHECK, HEAD, TOGGLE, TOGGLE_FIRST } from "./table/sizes.ts";

const { color, space } = vars;
/** Px of a line. */
export const rowHeight = createVar();
const rowPad = createVar();
const edge = createVar();

export const table = style({
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  tableLayout: "fixed",
  ...type(2),
});

export const density = styleVariants({
  dense: { vars: { [rowHeight]: vars.row.dense, [rowPad]: space[1] } },
  line: { vars: { [rowHeight]: vars.row.line, [rowPad]: "6px" } },
  double: { vars: { [rowHeight]: vars.row.double, [rowPad]: space[2] } },
});

export const inset = styleVariants({
  gutter: { vars: { [edge]: space[7] }, "@media": { [narrow]: { vars: { [edge]: space[4] } } } },
  flush: { vars: { [edge]: "0px" } },
});

const cellBase = {
  paddingInline: space[3],
  textAlign: "start",
  selectors: {
    "&:first-child": { paddingInlineStart: edge },
    "&:last-child": { paddingInlineEnd: edge },
  },
} as const;

export const head = style({
  ...cellBase,
  height: HEAD,
  paddingBlock: 0,
  borderBlockEnd: `1px solid ${color.line2}`,
  background: color.sheet,
  color: color.text2,
  whiteSpace: `var(${wider.whiteSpace}, nowrap)`,
  overflowWrap: "anywhere",
  ...type(1, "medium"),
});

export const check = style({ paddingInlineEnd: 0, lineHeight: 0 });

export const toggleCell = style({ paddingInlineEnd: 0 });

export const sort = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[1],
  minHeight: 24,
  marginInline: -4,
  paddingInline: 4,
  borderRadius: vars.radius.r4,
  color: "inherit",
  font: "inherit",
  textAlign: "inherit",
  // Text made larger than its column takes a second line.
  whiteSpace: "normal",
  overflowWrap: "anywhere",
  ":hover": { color: color.text },
  selectors: {
    '[aria-sort$="ending"] > &': { color: color.text },
    // Nothing lies beyond the edge of a table without gutters: the table would scroll by what hangs over.
    [`${inset.flush} :last-child > &`]: { marginInlineEnd: 0, paddingInlineEnd: 0 },
  },
});

export const row = style({ ":focus-visible": { outlineOffset: -2 } });

export const opens = style({ cursor: "pointer" });

export const chosen = style({});

export const cell = style({
  ...cellBase,
  height: rowHeight,
  paddingBlock: rowPad,
  borderBlockEnd: `1px solid ${color.line}`,
  verticalAlign: "middle",
  // Text of another direction keeps its own, and starts where its column's does.
  unicodeBidi: "plaintext",
  textAlign: "match-parent",
  selectors: {
    ...cellBase.selectors,
    [`${opens}:hover > &`]: { background: color.hover },
    [`${chosen} > &`]: { background: color.selected },
    [`${chosen} > &:first-child`]: { boxShadow: `inset 3px 0 0 ${color.ink}` },
  },
});

/** Any cell but the first column's, which a cell that reaches over it may leave first in its row. */
export const inner = style({ selectors: { [`${row} > &:first-child`]: { paddingInlineStart: space[3] } } });

export const end = style({ textAlign: "end", justifyContent: "flex-end" });

export const checkWidth = style({ width: CHECK });
export const toggleWidth = styleVariants({ after: { width: TOGGLE }, first: { width: TOGGLE_FIRST } });

const press = style({
  borderRadius: vars.radius.r4,
  color: color.text2,
  ":hover": { background: color.press, color: color.text },
});

export const toggle = style([
  press,
  {
    display: "grid",
    placeItems: "center",
    width: 28,
    height: 28,
    marginInlineStart: -6,
    "@media": { "(pointer: coarse)": { width: 40, height: 40, marginInlineStart: -12, marginBlock: -6 } },
  },
]);

/** A cell that several rows share is read from its top. */
export const merged = style({
  verticalAlign: "top",
  // Where the words of its first row stand.
  paddingBlockStart: `max(${rowPad}, calc((${rowHeight} - 1lh - 1px) / 2))`,
  background: color.sheet,
});

export const group = style({
  paddingInline: edge,
  height: 36,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.canvas,
  textAlign: "start",
  ...type(2, "bold"),
});

/** Moves a group inside a group in. */
export const indent = style({ display: "inline-block" });

export const fold = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minHeight: 28,
  borderRadius: vars.radius.r4,
  font: "inherit",
  color: "inherit",
});

export const detail = style({
  padding: `${space[4]} ${edge}`,
  borderBlockEnd: `1px solid ${color.line}`,
  background: color.canvas,
});

export const overflow = styleVariants({
  // A control is drawn whole or not at all: an ellipsis beside it would stand for nothing.
  cut: {
    ...oneLine,
    selectors: { "&:has(> button:only-child)": { overflow: "visible", textOverflow: "clip" } },
  },
  clamp: twoLines,
  free: { minWidth: 0 },
});

export const link = style({
  color: "inherit",
  textDecoration: "none",
  selectors: {
    [`${row}:hover &`]: { color: color.text },
    // Around blocks of text an inline link has no box, and its ring nothing to stand around.
    [`${overflow.free} > &`]: { display: "block" },
  },
});

export const spacer = style({ padding: 0, border: 0 });

export const waiting = style({
  // The first row's rule is the head's.
  marginBlockStart: -1,
  paddingInline: space[7],
  "@media": { [narrow]: { paddingInline: space[4] } },
});

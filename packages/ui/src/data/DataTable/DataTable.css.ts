import { createVar, style, styleVariants } from "@vanilla-extract/css";
import { layout } from "../../internal/layout.ts";
import { narrow } from "../../internal/media.ts";
import { oneLine, type } from "../../internal/type.ts";
import { vars } from "../../theme/contract.css.ts";

const { color, space } = vars;
const rowHeight = createVar();
const rowPad = createVar();
const edge = createVar();

/** Scrolls sideways only where it is narrow: a scrolling frame would hold the head instead of the window. */
export const frame = style({ minWidth: 0, "@media": { [narrow]: { overflowX: "auto" } } });

export const table = style({
  width: "100%",
  borderCollapse: "separate",
  borderSpacing: 0,
  tableLayout: "fixed",
  ...type(2),
  "@media": { [narrow]: { minWidth: 640 } },
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
  height: 36,
  paddingBlock: 0,
  borderBlockEnd: `1px solid ${color.line2}`,
  background: color.sheet,
  color: color.text2,
  whiteSpace: "nowrap",
  ...type(1, "medium"),
});

export const sticky = style({ position: "sticky", insetBlockStart: layout.topBar, zIndex: vars.z.sticky });

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
  ":hover": { color: color.text },
  selectors: { '[aria-sort$="ending"] > &': { color: color.text } },
});

export const body = style({});

export const row = style({ ":focus-visible": { outlineOffset: -2 } });

export const opens = style({ cursor: "pointer" });

export const chosen = style({});

export const cell = style({
  ...cellBase,
  height: rowHeight,
  paddingBlock: rowPad,
  borderBlockEnd: `1px solid ${color.line}`,
  verticalAlign: "middle",
  selectors: {
    ...cellBase.selectors,
    [`${opens}:hover > &`]: { background: color.hover },
    [`${chosen} > &`]: { background: color.selected },
    [`${chosen} > &:first-child`]: { boxShadow: `inset 3px 0 0 ${color.ink}` },
  },
});

export const end = style({ textAlign: "end", justifyContent: "flex-end" });

export const checkWidth = style({ width: 58 });

export const check = style({ paddingInlineEnd: 0, lineHeight: 0 });

export const overflow = styleVariants({
  cut: oneLine,
  clamp: {
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 2,
    overflow: "hidden",
    overflowWrap: "anywhere",
  },
  free: { minWidth: 0 },
});

export const link = style({
  color: "inherit",
  textDecoration: "none",
  selectors: { [`${row}:hover &`]: { color: color.text } },
});

export const spacer = style({ padding: 0, border: 0 });

export const waiting = style({
  // The first row's rule is the head's.
  marginBlockStart: -1,
  paddingInline: space[7],
  "@media": { [narrow]: { paddingInline: space[4] } },
});

export const narrowList = style({ margin: 0, padding: 0, borderBlockStart: `1px solid ${color.line}` });

export const narrowItem = style({ borderBlockEnd: `1px solid ${color.line}` });

export const narrowRow = style({
  display: "block",
  boxSizing: "border-box",
  width: "100%",
  padding: `14px ${space[4]}`,
  color: color.text,
  textAlign: "start",
  textDecoration: "none",
  ":focus-visible": { outlineOffset: -2 },
});

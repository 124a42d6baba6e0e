import { text, vars } from "@candor/ui/tokens";
import { style, styleVariants } from "@vanilla-extract/css";

const narrow = "screen and (width < 900px)";
/** A table beside or over the rail, or on paper, has no room for names and every figure. */
const middle = "screen and (900px <= width < 1400px), print";
const { color, space } = vars;
const rule = `1px solid ${color.line}`;

export const table = style([
  text({ size: 2 }),
  {
    width: "100%",
    borderCollapse: "collapse",
    tableLayout: "fixed",
    "@media": { [narrow]: { display: "block" } },
  },
]);

export const head = style([
  text({ size: 1, tone: "muted", weight: "medium" }),
  {
    height: 36,
    borderBottom: `1px solid ${color.line2}`,
    // Off the screen, still read: every cell of a stacked row keeps its column.
    "@media": {
      [narrow]: { position: "absolute", clipPath: "inset(50%)", width: 1, height: 1, overflow: "hidden" },
    },
  },
]);

export const body = style({ "@media": { [narrow]: { display: "block" } } });

export const row = style({
  position: "relative",
  height: vars.row.double,
  selectors: {
    "&:hover": { background: color.hover },
    "& + &": { borderTop: rule },
  },
  "@media": {
    [narrow]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      alignItems: "center",
      columnGap: space[3],
      height: "auto",
      padding: `${space[3]} ${space[4]}`,
      selectors: { "&": { borderTop: rule } },
    },
  },
});

const cellBase = style({
  padding: `0 ${space[3]}`,
  textAlign: "start",
  fontWeight: "inherit",
  "@media": { [narrow]: { padding: 0 } },
});

const figures = { textAlign: "end", "@media": { [narrow]: { display: "none" } } } as const;

/** Cells by column; the outer ones keep the page's gutter. */
export const cell = styleVariants({
  object: [
    cellBase,
    {
      paddingInlineStart: space[7],
      "@media": { [narrow]: { width: "auto", gridColumn: "1 / -1", padding: 0 } },
    },
  ],
  checks: [
    cellBase,
    {
      width: 168,
      "@media": {
        [narrow]: { width: "auto", marginTop: space[2] },
        // The column stays, so that the next ones keep their places.
        [middle]: { width: 0, padding: 0, overflow: "hidden", whiteSpace: "nowrap", visibility: "hidden" },
      },
    },
  ],
  issues: [cellBase, { width: 204, "@media": { [narrow]: { width: "auto", marginTop: space[2] } } }],
  pending: [cellBase, { color: color.text2 }],
  rate: [cellBase, { width: 92, fontWeight: vars.weight.medium, ...figures }],
  // Its head may say a day and a time: two lines then, in their column.
  change: [cellBase, { width: 132, paddingInlineEnd: space[7], ...figures }],
});

export const object = style({ display: "flex", alignItems: "center", gap: space[3], minWidth: 0 });

export const icon = style({ color: color.text2 });

export const names = style({
  minWidth: 0,
  "@media": { [narrow]: { display: "flex", alignItems: "baseline", gap: space[3] } },
});

/** The link covers its whole row, so that a press anywhere on it opens the object. */
export const name = style([
  text({ size: 2, weight: "strong", lines: 2 }),
  {
    color: color.text,
    textDecoration: "none",
    selectors: { "&::after": { content: "''", position: "absolute", inset: 0 } },
    "@media": { [narrow]: { fontSize: vars.size[3], lineHeight: vars.line[3] } },
  },
]);

export const type = style([
  text({ size: 1, tone: "muted" }),
  // Beside a long name it stays in one line, which the name's two leave room for.
  { "@media": { [narrow]: { flexShrink: 0 } } },
]);

/** Says on a narrow screen that the row opens. */
export const opens = style({
  display: "none",
  "@media": { [narrow]: { display: "block", marginInlineStart: "auto" } },
});

// The lines of a long table lie each for itself, so that one that comes into view is laid out and painted alone: a
// table lays all of its rows out again with each. The tags stay those of a table, and carry their roles.
import { globalStyle, style } from "@vanilla-extract/css";
import { overflow, rowHeight } from "../DataTable.css.ts";

/** The columns as tracks of a grid. */
export const tracks = "--cd-tracks";

export const apart = style({
  display: "block",
  // A frame would give it its own height, and its head would go with the first lines.
  alignSelf: "flex-start",
});

/** Px of each line where all are alike, so that no line asks its cells for theirs. */
export const lineHeight = "--cd-line-height";
export const even = style({});

const line = `${apart} > thead > tr, ${apart} > tbody > [data-row]`;

globalStyle(`${apart} > thead, ${apart} > tbody, ${apart} > tbody > tr, ${apart} > tbody > tr > td`, {
  display: "block",
});
globalStyle(line, { display: "grid", gridTemplateColumns: `var(${tracks})` });
globalStyle(`${apart} > tbody > [data-row]`, { contain: "content" });
globalStyle(`${apart} > thead > tr > *, ${apart} > tbody > [data-row] > *`, {
  display: "block",
  alignContent: "center",
});
// The row is as high as its highest cell.
globalStyle(`${apart} > tbody > [data-row] > td`, { height: "auto", minHeight: rowHeight });
// Cut without a scroller of its own: the browser keeps one for each cell otherwise.
globalStyle(`${apart} > tbody > [data-row] > ${overflow.cut}`, { overflow: "clip" });
// The line over a group is one cell.
globalStyle(`${apart} > tbody > [data-row] > th`, { gridColumn: "1 / -1" });
// A line of a fixed height has no room for a second one.
globalStyle(`${apart} > ${even} > [data-row] > ${overflow.cut}`, { whiteSpace: "nowrap" });
globalStyle(`${apart} > ${even} > [data-row]`, {
  height: `var(${lineHeight})`,
  gridTemplateRows: `var(${lineHeight})`,
});

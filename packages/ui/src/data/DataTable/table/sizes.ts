import type { DataColumn } from "../columns.ts";
import type { TableDensity } from "../props.ts";

/** Px of the head, and of the bulk bar over it. */
export const HEAD = 36;
export const BAR = 48;
/** Px of the column of boxes. */
export const CHECK = 58;
/** Px of the column of arrows that open a row: after boxes, and at the table's edge. An arrow's ring ends within it. */
export const TOGGLE = 40;
export const TOGGLE_FIRST = 52;

/** Px of each column that stands before those of the data. */
export const widthsBefore = (selection: unknown, expansion: unknown): readonly number[] => [
  ...(selection ? [CHECK] : []),
  ...(expansion ? [selection ? TOGGLE : TOGGLE_FIRST] : []),
];

/** Px of all that stands before the columns of the data. */
export const beforeWidth = (selection: unknown, expansion: unknown): number =>
  widthsBefore(selection, expansion).reduce((sum, width) => sum + width, 0);

/** Lines above which only those near the view are drawn. */
export const virtualFrom = 200;

/** Px a line has until it is measured. */
export const lineHeights: Record<TableDensity, number> = { dense: 36, line: 44, double: 56 };

/** Px of a frame's height, where it is a number or a share of the window's; of any other the window holds it. */
export function heightOf(frame: number | string = "none"): number {
  if (typeof frame === "number") return frame;
  return (globalThis.innerHeight ?? 0) * (frame.endsWith("vh") ? Number.parseFloat(frame) / 100 : 1);
}

/** Lines of a height that a frame has room for, and a few to scroll into. */
export const linesIn = (frame: number | string | undefined, lineHeight: number): number =>
  Math.ceil(heightOf(frame) / lineHeight) + 4;

/** Px a column without a width of its own needs to be read, where the table scrolls sideways. */
const READABLE = 200;

/** Px a table needs before its columns are squeezed. */
export function readableWidth(
  columns: ReadonlyArray<Pick<DataColumn<never>, "width">>,
  before: number,
): number {
  return columns.reduce((sum, { width }) => sum + (typeof width === "number" ? width : READABLE), before);
}

/** Px under which a column without a width of its own says too little: one line of words, or a title of two. */
const LINE = 96;
const TITLE = 180;

type Yielding = Pick<DataColumn<never>, "width" | "yields" | "overflow">;

const leastOf = ({ width, overflow = "cut" }: Yielding): number => {
  if (typeof width === "number") return width;
  return overflow === "cut" ? LINE : TITLE;
};

/**
 * How many of the columns that yield, from the last one, leave so that the others can be read in `room` px; null where
 * it is not enough for those that stay.
 */
export function leavingIn(columns: readonly Yielding[], before: number, room: number): number | null {
  let needed = columns.reduce((sum, column) => sum + leastOf(column), before);
  let leaving = 0;
  for (const column of columns.filter(({ yields }) => yields).reverse()) {
    if (needed <= room) break;
    needed -= leastOf(column);
    leaving++;
  }
  return needed <= room ? leaving : null;
}

/** The columns without so many of those that yield; the same list where none leaves. */
export function without<C extends { yields?: boolean }>(
  columns: readonly C[],
  leaving: number,
): readonly C[] {
  if (leaving === 0) return columns;
  const gone = new Set(columns.filter(({ yields }) => yields).slice(-leaving));
  return columns.filter((column) => !gone.has(column));
}

/**
 * The columns as tracks of a grid, which share a line as the columns of a table do. Null where every column has a
 * width and one of them is no number of px: only a table can stretch those.
 */
export function tracksOf(
  columns: ReadonlyArray<Pick<DataColumn<never>, "width">>,
  before: readonly number[],
): string | null {
  const stretch = columns.every(({ width }) => width !== undefined);
  if (stretch && columns.some(({ width }) => typeof width !== "number")) return null;
  const tracks = columns.map(({ width }) => {
    if (width === undefined) return "minmax(0, 1fr)";
    if (typeof width === "string") return width;
    return stretch ? `minmax(${width}px, ${width}fr)` : `${width}px`;
  });
  return [...before.map((width) => `${width}px`), ...tracks].join(" ");
}

import type { DataColumn } from "./columns.ts";
import type { TableDensity } from "./props.ts";

/** Px of the head, and of the bulk bar over it. */
export const HEAD = 36;
export const BAR = 48;
/** Px of the column of boxes, and of the column of arrows that open a row. */
export const CHECK = 58;
export const TOGGLE = 40;

/** Px a line has until it is measured. */
export const lineHeights: Record<TableDensity, number> = { dense: 36, line: 44, double: 56 };

/** Px a column without a width of its own needs to be read, where the table scrolls sideways. */
const READABLE = 200;

/** Px a table needs before its columns are squeezed. */
export function readableWidth(
  columns: ReadonlyArray<Pick<DataColumn<never>, "width">>,
  before: number,
): number {
  return columns.reduce((sum, { width }) => sum + (typeof width === "number" ? width : READABLE), before);
}

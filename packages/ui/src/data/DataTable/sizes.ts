import type { TableDensity } from "./props.ts";

/** Px of the head, and of the bulk bar over it. */
export const HEAD = 36;
export const BAR = 48;
/** Px of the column of boxes, and of the column of arrows that open a row. */
export const CHECK = 58;
export const TOGGLE = 40;

/** Px a line has until it is measured. */
export const lineHeights: Record<TableDensity, number> = { dense: 36, line: 44, double: 56 };

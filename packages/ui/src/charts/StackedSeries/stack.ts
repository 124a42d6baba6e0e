import type { CheckStatus } from "../../icons/status.ts";

/** A part of every column; null where nothing was measured. */
export interface StackPart {
  id: string;
  label: string;
  values: ReadonlyArray<number | null>;
  /** Draws the part in the colour of a result, with its glyph at the label. */
  status?: CheckStatus;
}

/** One part of one column. */
export interface Segment {
  /** Of the part, in the order given. */
  part: number;
  value: number;
  /** What lies below it, and what it reaches. */
  from: number;
  to: number;
}

const measured = (value: number | null | undefined): number =>
  typeof value === "number" && Number.isFinite(value) ? Math.max(0, value) : 0;

/** The columns of a stack, first part at the bottom; zero, negative and missing values take no room. */
export function stackColumns(parts: readonly StackPart[], points: number): Segment[][] {
  return Array.from({ length: points }, (_, point) => {
    let from = 0;
    return parts.flatMap(({ values }, part) => {
      const value = measured(values[point]);
      if (value === 0) return [];
      const segment = { part, value, from, to: from + value };
      from = segment.to;
      return [segment];
    });
  });
}

/** The height of a column. */
export const totalOfColumn = (column: readonly Segment[]): number => column.at(-1)?.to ?? 0;

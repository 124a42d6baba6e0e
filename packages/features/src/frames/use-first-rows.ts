import { useSteps } from "../platform/index.ts";

/** Px that a row takes at the least, and what stands above all rows of a list. */
const ROW = { dense: 36, line: 44, double: 56 };
const HEAD = 180;

/**
 * The rows of a list: where the first page of the app is drawn in steps, first those that the window has room for, and a
 * frame later all of them. What is added then stands below what is seen.
 */
export function useFirstRows<Row>(rows: readonly Row[], density: keyof typeof ROW): readonly Row[] {
  const step = useSteps(1);
  const room = Math.ceil(Math.max(0, innerHeight - HEAD) / ROW[density]) + 1;
  return step === 0 && rows.length > room ? rows.slice(0, room) : rows;
}

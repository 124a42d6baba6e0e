import { useMemo } from "react";
import { createFinder } from "./find-matches.ts";

/**
 * The rows that hold what is searched for, for lists that the browser has whole.
 *
 * @param rows the same array between renders
 * @param textOf everything of a row that can be searched for; the same function between renders
 */
export function useMatches<T>(rows: readonly T[], search: string, textOf: (row: T) => string): readonly T[] {
  const find = useMemo(() => createFinder(rows, textOf), [rows, textOf]);
  return useMemo(() => find(search), [find, search]);
}

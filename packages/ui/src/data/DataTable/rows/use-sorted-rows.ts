import { useMemo, useState } from "react";
import type { DataColumn, TableSort } from "../columns.ts";
import type { KeyedRow } from "./keyed-row.ts";
import { orderOf, placesOf, type SortValue } from "./sort-keys.ts";

type Read<T> = (row: T) => SortValue;

/**
 * Finds the place of each row in a column's order. What a filter takes out and puts back keeps the place it had: text
 * is compared once, not with each key typed into a filter.
 */
function placeFinder<T>() {
  let kept: { read: Read<T>; rows: readonly T[]; places: readonly number[] } | null = null;
  let byRow: Map<T, number> | null = null;
  const known = (rows: readonly T[]) => {
    if (!kept || rows === kept.rows) return kept?.places;
    const { places } = kept;
    byRow ??= new Map(kept.rows.map((row, at) => [row, places[at] as number]));
    const found: number[] = [];
    for (const row of rows) {
      const place = byRow.get(row);
      if (place === undefined) return undefined;
      found.push(place);
    }
    return found;
  };
  return (read: Read<T>, rows: readonly T[]): readonly number[] => {
    const found = kept?.read === read ? known(rows) : undefined;
    if (found) return found;
    const places = placesOf(rows.map(read));
    kept = { read, rows, places };
    byRow = null;
    return places;
  };
}

/**
 * The rows with their ids, in the order of `sort`; columns without a `sortValue` leave the order to the caller.
 * What is missing comes last in both directions, equal ones stay as they came.
 */
export function useSortedRows<T>(
  rows: readonly T[],
  rowId: (row: T) => string,
  columns: ReadonlyArray<DataColumn<T>>,
  sort: TableSort | null,
): ReadonlyArray<KeyedRow<T>> {
  const [placesIn] = useState(() => placeFinder<T>());
  const keyed = useMemo(
    () => rows.map((row): KeyedRow<T> => ({ kind: "row", id: rowId(row), row })),
    [rows, rowId],
  );
  const read = columns.find(({ id }) => id === sort?.id)?.sortValue;
  const descending = sort?.descending ?? false;
  return useMemo(
    () => (read ? orderOf(placesIn(read, rows), descending).map((at) => keyed[at] as KeyedRow<T>) : keyed),
    [read, descending, rows, keyed, placesIn],
  );
}

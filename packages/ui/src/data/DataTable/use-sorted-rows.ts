import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useMemo } from "react";
import type { DataColumn, TableSort } from "./columns.ts";

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

type Value = string | number | undefined;

/** Text as people sort it, digits by value. What is missing comes last in both directions; the model sees to it. */
const text = new Intl.Collator(undefined, { numeric: true });
function compare(a: Value, b: Value): number {
  return typeof a === "number" && typeof b === "number" ? a - b : text.compare(String(a), String(b));
}

export interface KeyedRow<T> {
  id: string;
  row: T;
}

/** The rows with their ids, in the order of `sort`; columns without a `sortValue` leave the order to the caller. */
export function useSortedRows<T>(
  rows: readonly T[],
  rowId: (row: T) => string,
  columns: ReadonlyArray<DataColumn<T>>,
  sort: TableSort | null,
): ReadonlyArray<KeyedRow<T>> {
  const data = useMemo(() => rows.map((row) => ({ id: rowId(row), row })), [rows, rowId]);
  const definitions = useMemo(
    () =>
      columns.map(
        ({ id, sortValue }): ColumnDef<typeof features, KeyedRow<T>> => ({
          id,
          accessorFn: ({ row }) => sortValue?.(row) ?? undefined,
          enableSorting: sortValue !== undefined,
          sortFn: (a, b, column) => compare(a.getValue<Value>(column), b.getValue<Value>(column)),
          sortUndefined: "last",
        }),
      ),
    [columns],
  );
  const sorting = useMemo(
    () =>
      sort && columns.some(({ id, sortValue }) => id === sort.id && sortValue)
        ? [{ id: sort.id, desc: sort.descending }]
        : [],
    [sort, columns],
  );
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: ({ id }) => id,
    state: { sorting },
  });
  const model = table.getRowModel().rows;
  return useMemo(() => model.map(({ original }) => original), [model]);
}

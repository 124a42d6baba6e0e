import { type ColumnDef, useTable } from "@tanstack/react-table";
import { useMemo } from "react";
import type { DataColumn, TableSort } from "./columns.ts";
import { features, type KeyedRow, linesOf } from "./row-models.ts";

type Definition<T> = ColumnDef<typeof features, KeyedRow<T>>;

/**
 * The rows with their ids, in the order of `sort`; columns without a `sortValue` leave the order to the caller.
 * What is missing comes last in both directions.
 */
export function useSortedRows<T>(
  rows: readonly T[],
  rowId: (row: T) => string,
  columns: ReadonlyArray<DataColumn<T>>,
  sort: TableSort | null,
): ReadonlyArray<KeyedRow<T>> {
  const data = useMemo(
    () => rows.map((row): KeyedRow<T> => ({ kind: "row", id: rowId(row), row })),
    [rows, rowId],
  );
  const definitions = useMemo(
    () =>
      columns.flatMap(({ id, sortValue }): Definition<T>[] =>
        sortValue ? [{ id, accessorFn: ({ row }) => sortValue(row) }] : [],
      ),
    [columns],
  );
  const id = definitions.some((definition) => definition.id === sort?.id) ? sort?.id : undefined;
  const desc = sort?.descending ?? false;
  const sorting = useMemo(() => (id === undefined ? [] : [{ id, desc }]), [id, desc]);
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: ({ id: own }) => own,
    state: { sorting },
  });
  return (sorting.length > 0 && linesOf(table.getSortedRowModel())) || data;
}

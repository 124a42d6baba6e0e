import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useMemo } from "react";
import type { DataColumn, TableSort } from "./columns.ts";
import { createSortKeys } from "./sort-keys.ts";

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });

/** A row with its id: the commonest line of a body. */
export interface KeyedRow<T> {
  kind: "row";
  id: string;
  row: T;
  /** Its place in the order in force. */
  key?: number;
}

const noDefinitions: never[] = [];

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
  const id = sort?.id;
  const descending = sort?.descending ?? false;
  const sortValue = columns.find((column) => column.id === id)?.sortValue;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the places of one column's texts are of no use to another
  const keysOf = useMemo(() => createSortKeys(), [id]);
  const data = useMemo(() => {
    const keys = sortValue && keysOf(rows.map(sortValue));
    return rows.map((row, index): KeyedRow<T> => ({ kind: "row", id: rowId(row), row, key: keys?.[index] }));
  }, [rows, rowId, sortValue, keysOf]);
  const definitions = useMemo((): ColumnDef<typeof features, KeyedRow<T>>[] => {
    if (id === undefined) return noDefinitions;
    const missing = descending ? -1 : 1;
    return [
      {
        id,
        accessorFn: ({ key }) => key,
        sortUndefined: false,
        sortFn: ({ original: a }, { original: b }) => {
          if (a.key === b.key) return 0;
          if (a.key === undefined) return missing;
          return b.key === undefined ? -missing : a.key - b.key;
        },
      },
    ];
  }, [id, descending]);
  const sorting = useMemo(
    () => (id !== undefined && sortValue ? [{ id, desc: descending }] : []),
    [id, descending, sortValue],
  );
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: ({ id: own }) => own,
    state: { sorting },
  });
  // The model makes an object for each row: not before an order needs them.
  const model = sorting.length > 0 ? table.getRowModel().rows : null;
  return useMemo(() => model?.map(({ original }) => original) ?? data, [model, data]);
}

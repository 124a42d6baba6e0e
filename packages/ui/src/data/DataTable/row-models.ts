import {
  constructRow,
  type Row,
  type RowModel,
  rowSortingFeature,
  type Table,
  tableFeatures,
} from "@tanstack/react-table";
import { createSortKeys, type SortKeys, type SortValue } from "./sort-keys.ts";

/** A row with its id: the commonest line of a body. */
export interface KeyedRow<T> {
  kind: "row";
  id: string;
  row: T;
}

type Features = { rowSortingFeature: typeof rowSortingFeature };
type Keyed = KeyedRow<unknown>;
type Rows = Row<Features, Keyed>[];

const modelOf = (rows: Rows): RowModel<Features, Keyed> => ({
  rows,
  flatRows: rows,
  get rowsById() {
    return Object.fromEntries(rows.map((row) => [row.id, row]));
  },
});

/** Makes a model again only when what it is made from has changed. */
function remembered<D extends unknown[], R>(read: () => [...D], make: (...from: D) => R): () => R {
  let kept: { from: D; made: R } | null = null;
  return () => {
    const from = read();
    if (!kept?.from.every((each, index) => each === from[index])) kept = { from, made: make(...from) };
    return kept.made;
  };
}

/**
 * The table's rows, made once for each row handed in: what a filter takes out and puts back is found again. The
 * library's own model makes all of them anew with each key typed into a filter.
 */
function keptRows(table: Table<Features, Keyed>) {
  const made = new WeakMap<object, Row<Features, Keyed>>();
  const rowOf = (keyed: Keyed, index: number) => {
    const { id, row: source } = keyed;
    const keep = typeof source === "object" && source !== null ? source : keyed;
    const known = made.get(keep);
    if (known?.id === id) return known;
    const row = constructRow(table, id, keyed, index, 0);
    made.set(keep, row);
    return row;
  };
  return remembered(
    () => [table.options.data],
    (data) => modelOf(data.map(rowOf)),
  );
}

/** The rows in order; what has no value comes last in both directions, equal ones stay as they came. */
function sortedRows(table: Table<Features, Keyed>) {
  let kept: { column: string; keysOf: SortKeys } | null = null;
  return remembered(
    () => [table.atoms.sorting?.get(), table.getPreSortedRowModel(), table.options.columns],
    (sorting, model, _columns) => {
      const sort = sorting?.[0];
      const read = sort && table.getColumn(sort.id)?.accessorFn;
      if (!read) return model;
      if (kept?.column !== sort.id) kept = { column: sort.id, keysOf: createSortKeys() };
      const { rows } = model;
      const keys = kept.keysOf(rows.map(({ original }, index) => read(original, index) as SortValue));
      return modelOf(orderOf(keys, sort.desc).map((at) => rows[at] as (typeof rows)[number]));
    },
  );
}

/** Indexes of keys in their order. */
export function orderOf(keys: readonly (number | undefined)[], descending: boolean): number[] {
  const order: number[] = [];
  const missing: number[] = [];
  for (const [index, key] of keys.entries()) (key === undefined ? missing : order).push(index);
  const sign = descending ? -1 : 1;
  const values = Float64Array.from(keys, (key) => key ?? 0);
  order.sort((a, b) => sign * ((values[a] ?? 0) - (values[b] ?? 0)));
  return [...order, ...missing];
}

/** What the table is made of: order alone, over rows that are kept. */
export const features = tableFeatures({
  rowSortingFeature,
  coreRowModel: keptRows,
  sortedRowModel: sortedRows,
});

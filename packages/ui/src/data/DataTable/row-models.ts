import {
  constructRow,
  type Row,
  type RowModel,
  rowSortingFeature,
  type Table,
  tableFeatures,
} from "@tanstack/react-table";
import { orderOf, placesOf, type SortValue } from "./sort-keys.ts";

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
 * library's own model makes all of them anew with each key typed into a filter. A row's index is its number among
 * all rows met.
 */
function keptRows(table: Table<Features, Keyed>) {
  let made = new WeakMap<object, Row<Features, Keyed>>();
  let count = 0;
  const rowOf = (keyed: Keyed) => {
    const { id, row: source } = keyed;
    const keep = typeof source === "object" && source !== null ? source : keyed;
    const known = made.get(keep);
    if (known?.id === id) return known;
    const row = constructRow(table, id, keyed, count++, 0);
    made.set(keep, row);
    return row;
  };
  return remembered(
    () => [table.options.data],
    (data) => {
      // A server that sends all rows again and again must not make the numbers grow for ever.
      if (count > ROOM + data.length * 4) {
        made = new WeakMap();
        count = 0;
      }
      return modelOf(data.map(rowOf));
    },
  );
}

/** Rows met beyond which those that are gone are forgotten. */
const ROOM = 10_000;

/** The rows in order; what has no value comes last in both directions, equal ones stay as they came. */
function sortedRows(table: Table<Features, Keyed>) {
  /** Places by the rows' indexes. */
  let kept: { read: unknown; rows: Rows; places: number[] } | null = null;
  return remembered(
    () => [table.atoms.sorting?.get(), table.getPreSortedRowModel(), table.options.columns],
    (sorting, model, _columns) => {
      const sort = sorting?.[0];
      const read = sort && table.getColumn(sort.id)?.accessorFn;
      if (!read) return model;
      const { rows } = model;
      let placed = kept;
      if (placed?.read !== read || !rows.every((row) => placed?.rows[row.index] === row)) {
        placed = { read, rows: [], places: [] };
        const places = placesOf(rows.map(({ original }, index) => read(original, index) as SortValue));
        const { rows: known, places: placeOf } = placed;
        rows.forEach((row, at) => {
          known[row.index] = row;
          placeOf[row.index] = places[at] as number;
        });
        kept = placed;
      }
      const { places } = placed;
      const order = orderOf(
        rows.map((row) => places[row.index] as number),
        sort.desc,
      );
      return modelOf(order.map((at) => rows[at] as (typeof rows)[number]));
    },
  );
}

/** What the table is made of: order alone, over rows that are kept. */
export const features = tableFeatures({
  rowSortingFeature,
  coreRowModel: keptRows,
  sortedRowModel: sortedRows,
});

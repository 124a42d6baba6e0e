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

/** The rows of each model as they were handed in. */
const handedIn = new WeakMap<object, readonly Keyed[]>();

/** A model whose rows are made where something reads them: ten thousand objects cost more than their order does. */
function modelOf(table: Table<Features, Keyed>, lines: readonly Keyed[]): RowModel<Features, Keyed> {
  let made: Row<Features, Keyed>[] | null = null;
  const rows = () => {
    made ??= lines.map((keyed, index) => constructRow(table, keyed.id, keyed, index, 0));
    return made;
  };
  const model = {
    get rows() {
      return rows();
    },
    get flatRows() {
      return rows();
    },
    get rowsById() {
      return Object.fromEntries(rows().map((row) => [row.id, row]));
    },
  };
  handedIn.set(model, lines);
  return model;
}

/** The rows of a table's model in their order. */
export const linesOf = <T>(model: { rows: ReadonlyArray<{ original: KeyedRow<T> }> }) =>
  handedIn.get(model) as ReadonlyArray<KeyedRow<T>> | undefined;

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
 * Finds the place of each row in a column's order. What a filter takes out and puts back keeps the place it had: text
 * is compared once, not with each key typed into a filter.
 */
function placeFinder() {
  let kept: { read: unknown; lines: readonly Keyed[]; places: readonly number[] } | null = null;
  let byRow: Map<unknown, number> | null = null;
  const known = (lines: readonly Keyed[]) => {
    if (!kept || lines === kept.lines) return kept?.places;
    const { places } = kept;
    byRow ??= new Map(kept.lines.map(({ row }, at) => [row, places[at] as number]));
    const found: number[] = [];
    for (const { row } of lines) {
      const place = byRow.get(row);
      if (place === undefined) return undefined;
      found.push(place);
    }
    return found;
  };
  return (read: (line: Keyed, index: number) => unknown, lines: readonly Keyed[]) => {
    const found = kept?.read === read ? known(lines) : undefined;
    if (found) return found;
    const places = placesOf(lines.map(read) as SortValue[]);
    kept = { read, lines, places };
    byRow = null;
    return places;
  };
}

/** The rows in order; what has no value comes last in both directions, equal ones stay as they came. */
function sortedRows(table: Table<Features, Keyed>) {
  const placesIn = placeFinder();
  return remembered(
    () => [table.atoms.sorting?.get(), table.options.data, table.options.columns],
    (sorting, lines, _columns) => {
      const sort = sorting?.[0];
      const read = sort && table.getColumn(sort.id)?.accessorFn;
      if (!read) return modelOf(table, lines);
      const order = orderOf(placesIn(read, lines), sort.desc);
      return modelOf(
        table,
        order.map((at) => lines[at] as Keyed),
      );
    },
  );
}

/** What the table is made of: order alone. */
export const features = tableFeatures({ rowSortingFeature, sortedRowModel: sortedRows });

import type { TableExpansion, TableGroups } from "../columns.ts";
import type { KeyedRow } from "./keyed-row.ts";

/** One line of a table's body. */
export type TableItem<T> =
  | { kind: "group"; id: string; key: string; depth: number; rows: readonly T[]; folded: boolean }
  | KeyedRow<T>
  | { kind: "detail"; id: string; row: T };

type Open<T> = Pick<TableExpansion<T>, "expanded" | "can">;

/** Lays sorted rows out as the lines of a body: a line for each group, for each row, and for what an open row shows. */
export function layOut<T>(
  rows: ReadonlyArray<KeyedRow<T>>,
  groups?: Pick<TableGroups<T>, "by" | "folded">,
  expansion?: Open<T>,
): ReadonlyArray<TableItem<T>> {
  const lines = (list: ReadonlyArray<KeyedRow<T>>): ReadonlyArray<TableItem<T>> =>
    expansion ? list.flatMap((keyed) => linesOf(keyed, expansion)) : list;
  return groups ? groupLines(rows, groups, lines, 0, "") : lines(rows);
}

/** Between the keys of a path, where no text has it. */
const BETWEEN = "\u001f";

/** A line for each group of one depth, each followed by the groups inside it or its rows. */
function groupLines<T>(
  rows: ReadonlyArray<KeyedRow<T>>,
  groups: Pick<TableGroups<T>, "by" | "folded">,
  lines: (list: ReadonlyArray<KeyedRow<T>>) => ReadonlyArray<TableItem<T>>,
  depth: number,
  parent: string,
): TableItem<T>[] {
  const byKey = new Map<string, KeyedRow<T>[]>();
  const ungrouped: KeyedRow<T>[] = [];
  for (const keyed of rows) {
    const by = groups.by(keyed.row);
    const own = typeof by === "string" ? (depth === 0 ? by : undefined) : by[depth];
    if (own === undefined) {
      ungrouped.push(keyed);
      continue;
    }
    const key = parent + own;
    const list = byKey.get(key);
    if (list) list.push(keyed);
    else byKey.set(key, [keyed]);
  }
  return [
    ...lines(ungrouped),
    ...[...byKey].flatMap(([key, list]): TableItem<T>[] => {
      const folded = groups.folded?.has(key) ?? false;
      const rows = list.map(({ row }) => row);
      const head: TableItem<T> = { kind: "group", id: `group:${key}`, key, depth, rows, folded };
      return folded ? [head] : [head, ...groupLines(list, groups, lines, depth + 1, key + BETWEEN)];
    }),
  ];
}

function linesOf<T>(line: KeyedRow<T>, { expanded, can }: Open<T>): TableItem<T>[] {
  const open = expanded.has(line.id) && (can?.(line.row) ?? true);
  return open ? [line, { kind: "detail", id: `detail:${line.id}`, row: line.row }] : [line];
}

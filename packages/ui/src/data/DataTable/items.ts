import type { TableExpansion, TableGroups } from "./columns.ts";
import type { KeyedRow } from "./row-models.ts";

/** One line of a table's body. */
export type TableItem<T> =
  | { kind: "group"; id: string; key: string; rows: readonly T[]; folded: boolean }
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
  if (!groups) return lines(rows);
  const byKey = new Map<string, KeyedRow<T>[]>();
  for (const keyed of rows) {
    const key = groups.by(keyed.row);
    const list = byKey.get(key);
    if (list) list.push(keyed);
    else byKey.set(key, [keyed]);
  }
  return [...byKey].flatMap(([key, list]): TableItem<T>[] => {
    const folded = groups.folded?.has(key) ?? false;
    const head: TableItem<T> = {
      kind: "group",
      id: `group:${key}`,
      key,
      rows: list.map(({ row }) => row),
      folded,
    };
    return folded ? [head] : [head, ...lines(list)];
  });
}

function linesOf<T>(line: KeyedRow<T>, { expanded, can }: Open<T>): TableItem<T>[] {
  const open = expanded.has(line.id) && (can?.(line.row) ?? true);
  return open ? [line, { kind: "detail", id: `detail:${line.id}`, row: line.row }] : [line];
}

import type { DataColumn } from "../columns.ts";
import type { TableItem } from "../rows/items.ts";

/** Lines each cell of a row covers, by column; 0 where the cell above reaches over it. */
export type CellSpans = Readonly<Record<string, number>>;

/** Spans of the cells that columns with `mergeBy` share between neighbours, by row id. */
export function mergeCells<T>(
  items: ReadonlyArray<TableItem<T>>,
  columns: ReadonlyArray<DataColumn<T>>,
): ReadonlyMap<string, CellSpans> {
  const spans = new Map<string, Record<string, number>>();
  const set = (id: string, column: string, span: number) => {
    const own = spans.get(id);
    if (own) own[column] = span;
    else spans.set(id, { [column]: span });
  };
  for (const { id: column, mergeBy } of columns) {
    if (!mergeBy) continue;
    let run: { id: string; value: string | number | null; lines: number } | null = null;
    for (const item of items) {
      // A group's line and what an open row shows lie across the table: no cell may reach over them.
      if (item.kind !== "row") {
        run = null;
        continue;
      }
      const value = mergeBy(item.row);
      if (run && value !== null && run.value === value) {
        set(item.id, column, 0);
        set(run.id, column, ++run.lines);
      } else {
        run = { id: item.id, value, lines: 1 };
      }
    }
  }
  return spans;
}

import {
  columnsAt,
  type EvidenceRow,
  type EvidenceTable,
  isEmptyCell,
  type Language,
  mergedValue,
  openTab,
  passesFilters,
  rowsOfTab,
  rowText,
  type TableView,
  type ViewColumn,
} from "@candor/api/entities";
import { createFinder } from "@candor/ui/data";
import { useDeferredValue, useMemo } from "react";
import type { TableState } from "./table-state.ts";

/** A row with a name of its own. */
export interface Line {
  id: string;
  /** Its place in the table as it came. */
  at: number;
  cells: EvidenceRow;
}

/** Rows named by the keys that tell them apart; equal ones, and those of a table without such keys, by their place too. */
export function linesOf(rows: readonly EvidenceRow[], uniqueKeys: readonly string[]): Line[] {
  const seen = new Set<string>();
  return rows.map((cells, at) => {
    const key = uniqueKeys.map((one) => cells[one] ?? "").join("\u001f");
    const id = key === "" || seen.has(key) ? `${key}#${at}` : key;
    seen.add(id);
    return { id, at, cells };
  });
}

/** What a table shows for a state: its columns, and the rows that search and filters leave. */
export function useTableRows(table: EvidenceTable, view: TableView, state: TableState, language: Language) {
  const tab = openTab(view, state.view);
  const search = useDeferredValue(state.search);
  const all = useMemo(
    () => linesOf(rowsOfTab(view, tab, table.rows), view.uniqueKeys),
    [view, tab, table.rows],
  );
  const placed = useMemo(
    () =>
      columnsAt(
        view,
        "table",
        tab,
        all.map(({ cells }) => cells),
      ),
    [view, tab, all],
  );
  const files = useMemo(() => inOneFile(placed, all), [placed, all]);
  const columns = useMemo(() => placed.filter((column) => !files.includes(column)), [placed, files]);
  const detail = useMemo(() => columnsAt(view, "detail", tab, []), [view, tab]);
  const find = useMemo(() => {
    const texts = [...new Map([...columns, ...detail].map((column) => [column.key, column])).values()];
    return createFinder(all, ({ cells }) => rowText(cells, texts, language));
  }, [all, columns, detail, language]);
  const shown = useMemo(() => {
    const found = find(search);
    const filtered = Object.values(state.filters).some(({ length }) => length > 0);
    return filtered ? found.filter(({ cells }) => passesFilters(cells, view.columns, state.filters)) : found;
  }, [find, search, view, state.filters]);
  return { tab, all, columns, files, detail, shown };
}

/** Columns in which all rows name one stored file: it is opened once for the table, not in each row. Beside none, they stay. */
export function inOneFile(columns: readonly ViewColumn[], [first, ...others]: readonly Line[]) {
  const found = columns.filter(
    ({ key, type }) =>
      /_(?:s3|url|json)$/.test(type) &&
      /^[\da-f]{64}$/.test(String(first?.cells[key])) &&
      others.length > 0 &&
      others.every(({ cells }) => cells[key] === first?.cells[key]),
  );
  return found.length < columns.length ? found : [];
}

/** Keys of the groups around a row, from the outermost inwards. */
export const groupPath = (view: TableView, { cells }: Line): string[] =>
  view.groups.map(({ root_key }) => String(cells[root_key] ?? ""));

/** What a group's line says: its title, how many different things are in it, and what columns merge to. */
export function groupLine(
  view: TableView,
  columns: readonly ViewColumn[],
  depth: number,
  lines: readonly Line[],
) {
  const group = view.groups[depth];
  const first = lines[0]?.cells;
  const rows = lines.map(({ cells }) => cells);
  const titleKey = group?.group_title_key ?? "";
  const within = new Set(rows.map((row) => row[group?.sub_key ?? ""]).filter((one) => !isEmptyCell(one)));
  return {
    title: { column: view.columns.find(({ key }) => key === titleKey), value: first?.[titleKey] },
    within: { column: view.columns.find(({ key }) => key === group?.sub_key), count: within.size },
    merged: columns.flatMap((column) => {
      const value = mergedValue(rows, column);
      return value === null ? [] : [{ column, value }];
    }),
  };
}

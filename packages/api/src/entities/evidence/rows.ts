import type { Language } from "../tables.ts";
import { rowText, sortValueOf } from "./cells.ts";
import { passesFilters } from "./filters.ts";
import { columnsAt, type EvidenceRow, isEmptyCell, type TableView } from "./view.ts";

/** What a reader made of a table: tab, search, filters, order. */
export interface RowsAsked {
  /** Tab of the table's own; null: its first. */
  view: string | null;
  search: string;
  /** Chosen values by column. */
  filters: Readonly<Record<string, readonly string[]>>;
  /** Column that is sorted by; null: as the rows came. */
  sort: string | null;
  descending: boolean;
}

/** The table's tab that is open: the one asked for, else its first; null where it has none. */
export const openTab = (view: TableView, asked: string | null): string | null =>
  (view.tabs.find(({ id }) => id === asked) ?? view.tabs[0])?.id ?? null;

/** Rows of a tab: where its own columns all are empty a row says nothing there. */
export function rowsOfTab(
  view: TableView,
  tab: string | null,
  rows: readonly EvidenceRow[],
): readonly EvidenceRow[] {
  const own = tab === null ? [] : view.columns.filter((column) => column.tab === tab);
  return own.length === 0 ? rows : rows.filter((row) => own.some(({ key }) => !isEmptyCell(row[key])));
}

/** Upper and lower case are the same, full-width and half-width signs too. */
const fold = (text: string) => text.normalize("NFKC").toLowerCase();

/** The rows that a reader is shown, in their order: what a file of the table holds. */
export function rowsAsked(
  view: TableView,
  all: readonly EvidenceRow[],
  { view: asked, search, filters, sort, descending }: RowsAsked,
  language: Language,
): EvidenceRow[] {
  const tab = openTab(view, asked);
  const rows = rowsOfTab(view, tab, all);
  const texts = [...new Set([...columnsAt(view, "table", tab, rows), ...columnsAt(view, "detail", tab, [])])];
  const wanted = fold(search.trim());
  const left = rows.filter(
    (row) =>
      passesFilters(row, view.columns, filters) &&
      (wanted === "" || fold(rowText(row, texts, language)).includes(wanted)),
  );
  const column = view.columns.find(({ key }) => key === sort);
  if (!column) return left;
  const { compare } = new Intl.Collator(language === "cn" ? "zh-CN" : "en", { numeric: true });
  const way = descending ? -1 : 1;
  const known = left.map((row) => ({ row, by: sortValueOf(row[column.key], column, language) }));
  return known
    .sort((a, b) => {
      // What has no value stands last, whichever way.
      if (a.by === null || b.by === null) return Number(a.by === null) - Number(b.by === null);
      if (typeof a.by === "number" && typeof b.by === "number") return way * (a.by - b.by);
      return way * compare(String(a.by), String(b.by));
    })
    .map(({ row }) => row);
}

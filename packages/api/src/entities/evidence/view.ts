import type { Bilingual } from "../common.ts";
import type { TagColorName } from "../constants.ts";
import { regionName } from "../results/regions.ts";
import { CHECK_STATUSES, type EvidenceColumnType, type Language } from "../tables.ts";
import type { EvidenceColumn, EvidenceTable } from "./evidence.ts";
import type { TableLayout } from "./layout.ts";
import type { COLUMN_POSITIONS, GROUP_MERGES, TableColumnType } from "./table-config.ts";

/** One cell of evidence. */
export type EvidenceCell = string | number | null | undefined;
export type EvidenceRow = EvidenceTable["rows"][number];
export type ColumnPosition = (typeof COLUMN_POSITIONS)[number];
export type GroupMerge = (typeof GROUP_MERGES)[number];

/** A column as it is drawn, whoever said so: the engine or staff. */
export interface ViewColumn {
  key: string;
  title: Bilingual;
  help: Bilingual;
  type: TableColumnType | EvidenceColumnType;
  /** Words of codes. */
  labels: Readonly<Record<string, Bilingual>>;
  /** Colours of labels, by code or English word. */
  colors: Readonly<Record<string, TagColorName>>;
  /** Labels in the order they sort by, by code or English word. */
  order: readonly string[];
  merge: GroupMerge;
  /** Tab it belongs to; null: all. */
  tab: string | null;
  filterable: boolean;
  sortable: boolean;
  hiddenWhenEmpty: { table: boolean; detail: boolean };
  positions: readonly ColumnPosition[];
}

/** A table as it is drawn. */
export interface TableView {
  title: Bilingual;
  subTitle: Bilingual;
  tabs: TableLayout["tabs"];
  groups: TableLayout["groups"];
  uniqueKeys: readonly string[];
  columns: readonly ViewColumn[];
  /** Lines shown of a cell; 0: one line, cut. */
  maxLines: number;
  /** Staff said how it is laid out. */
  configured: boolean;
}

const NO_WORDS: Bilingual = { en: "", cn: "" };
const CODED: ReadonlySet<string> = new Set([
  "tag",
  "single_tag",
  "multi_tag",
  "tag_list",
  "region",
  "input_type",
  "status",
]);

/** A general type says no more than the engine's own finer one, which then stands; colours of staff's say more. */
function finer(
  type: TableColumnType,
  own: EvidenceColumnType | undefined,
  colored: boolean,
): ViewColumn["type"] {
  if (type === "text" && (own === "mono" || own === "url")) return own;
  if (type === "single_tag" && own === "status" && !colored) return own;
  return type === "number" && own === "duration" ? own : type;
}

const byEngine = (column: EvidenceColumn): ViewColumn => ({
  key: column.key,
  title: column.label,
  help: NO_WORDS,
  type: column.type,
  labels: column.labels ?? {},
  colors: {},
  order: column.type === "status" ? CHECK_STATUSES : [],
  merge: "none",
  tab: null,
  filterable: CODED.has(column.type),
  sortable: true,
  hiddenWhenEmpty: { table: false, detail: false },
  positions: ["table", "export"],
});

/** Values under a key; what every object has is none of them. */
const at = <V>(record: Readonly<Record<string, V>>, key: string): V | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

const byStaff = (
  column: TableLayout["columns"][number],
  own: EvidenceColumn | undefined,
  layout: TableLayout,
): ViewColumn => ({
  key: column.key,
  title: column.title,
  help: column.help,
  type: finer(column.type, own?.type, Object.hasOwn(layout.label_color, column.key)),
  labels: own?.labels ?? {},
  colors: at(layout.label_color, column.key) ?? {},
  order: at(layout.label_sort, column.key) ?? (own?.type === "status" ? CHECK_STATUSES : []),
  merge: column.group_merge,
  tab: column.owner_tab_id,
  filterable: column.filterable,
  sortable: column.sortable,
  hiddenWhenEmpty: { table: column.hidden_when_empty_in_table, detail: column.hidden_when_empty_in_detail },
  positions: column.positions,
});

/** How a table is drawn: as staff configured it, else by its own columns. */
export function viewOf(table: EvidenceTable): TableView {
  const { layout } = table;
  if (!layout)
    return {
      title: table.title,
      subTitle: NO_WORDS,
      tabs: [],
      groups: [],
      uniqueKeys: [],
      columns: table.columns.map(byEngine),
      maxLines: 3,
      configured: false,
    };
  return {
    title: layout.title,
    subTitle: layout.sub_title,
    tabs: layout.tabs,
    groups: layout.groups,
    uniqueKeys: layout.unique_keys,
    columns: layout.columns.map((column) =>
      byStaff(
        column,
        table.columns.find(({ key }) => key === column.key),
        layout,
      ),
    ),
    maxLines: layout.max_lines,
    configured: true,
  };
}

export const isEmptyCell = (value: EvidenceCell): value is null | undefined | "" =>
  value === null || value === undefined || value === "";

/** The columns of one position and tab; in a table, those hidden when empty leave where no row has a value. */
export function columnsAt(
  view: TableView,
  position: ColumnPosition,
  tab: string | null,
  rows: readonly EvidenceRow[],
): ViewColumn[] {
  return view.columns.filter(
    (column) =>
      column.positions.includes(position) &&
      (column.tab === null || tab === null || column.tab === tab) &&
      !(
        position === "table" &&
        column.hiddenWhenEmpty.table &&
        rows.every((row) => isEmptyCell(row[column.key]))
      ),
  );
}

/** One label of a cell: its code, and its words. */
export interface CellLabel {
  code: string;
  text: Bilingual;
}

const same = (text: string): Bilingual => ({ en: text, cn: text });

/** Several values in one cell: a JSON list, codes with blanks between where they have words, else parts between signs. */
function codesIn(text: string, labels: ViewColumn["labels"]): string[] {
  if (text.startsWith("[")) {
    try {
      const list: unknown = JSON.parse(text);
      if (Array.isArray(list))
        return list.filter((one) => one !== null && typeof one !== "object").map(String);
    } catch {
      // Not JSON: read as text.
    }
  }
  const blanks = text.split(" ").filter(Boolean);
  if (at(labels, text) || (blanks.length > 1 && blanks.every((code) => at(labels, code)))) return blanks;
  return text
    .split(/[,;|、]/)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Regions of a cell, several with blanks between, by their names. */
const REGIONS = /^[A-Za-z]{2}(?: [A-Za-z]{2})*$/;
const regionLabels = (codes: string): CellLabel[] =>
  codes
    .toUpperCase()
    .split(" ")
    .map((code) => ({ code, text: { en: regionName(code, "en"), cn: regionName(code, "cn") } }));

/** Parts of a list in running text. */
export const SEPARATORS: Readonly<Record<Language, string>> = { en: ", ", cn: "、" };

/** The labels of a cell. A cell without words for its codes is labelled by them. */
export function labelsOf(value: EvidenceCell, column: Pick<ViewColumn, "type" | "labels">): CellLabel[] {
  if (isEmptyCell(value)) return [];
  const text = String(value);
  const whole = at(column.labels, text);
  if (column.type === "region" && !whole && REGIONS.test(text)) return regionLabels(text);
  const single = column.type === "single_tag" || column.type === "input_type" || column.type === "text";
  if (single || (whole && !text.includes(" "))) return [{ code: text, text: whole ?? same(text) }];
  const codes = codesIn(text, column.labels);
  // Results of before have words for the whole cell alone, joined as a list.
  const parts = whole && { en: whole.en.split(", "), cn: whole.cn.split("、") };
  const fits = parts && parts.en.length === codes.length && parts.cn.length === codes.length;
  return codes.map((code, index) => ({
    code,
    text:
      at(column.labels, code) ??
      (fits ? { en: parts.en[index] ?? code, cn: parts.cn[index] ?? code } : same(code)),
  }));
}

/** The colour staff gave a label, by its code or its English word. */
export const colorOf = ({ code, text }: CellLabel, { colors }: Pick<ViewColumn, "colors">) =>
  at(colors, code) ?? at(colors, text.en);

/** What a cell says, as text: for searching, sorting and export. */
export function cellText(
  value: EvidenceCell,
  column: Pick<ViewColumn, "type" | "labels">,
  language: Language,
): string {
  if (isEmptyCell(value)) return "";
  if (CODED.has(column.type))
    return labelsOf(value, column)
      .map(({ text }) => text[language])
      .join(SEPARATORS[language]);
  return at(column.labels, String(value))?.[language] ?? String(value);
}

/** What a cell sorts by: its place in staff's order, its number, or its text. */
export function sortValueOf(
  value: EvidenceCell,
  column: Pick<ViewColumn, "type" | "labels" | "order">,
  language: Language,
): string | number | null {
  if (isEmptyCell(value)) return null;
  if (column.order.length > 0) {
    const places = labelsOf(value, column).map(({ code, text }) => {
      const place = column.order.findIndex((one) => one === code || one === text.en);
      return place < 0 ? column.order.length : place;
    });
    return Math.min(...places);
  }
  return typeof value === "number" ? value : cellText(value, column, language);
}

/** The values a column can be filtered by, each with its words and rows; in staff's order, else the commonest first. */
export function filterValues(
  rows: readonly EvidenceRow[],
  column: ViewColumn,
): (CellLabel & { rows: number })[] {
  // Cells of many rows are alike: each different one is read once.
  const alike = new Map<EvidenceCell, number>();
  for (const row of rows) alike.set(row[column.key], (alike.get(row[column.key]) ?? 0) + 1);
  const found = new Map<string, CellLabel & { rows: number }>();
  for (const [value, count] of alike)
    for (const label of new Map(filterLabels(value, column).map((one) => [one.code, one])).values()) {
      const known = found.get(label.code);
      if (known) known.rows += count;
      else found.set(label.code, { ...label, rows: count });
    }
  const place = ({ code, text }: CellLabel) => {
    const at = column.order.findIndex((one) => one === code || one === text.en);
    return at < 0 ? column.order.length : at;
  };
  return [...found.values()].sort((a, b) => place(a) - place(b) || b.rows - a.rows);
}

const filterLabels = (value: EvidenceCell, column: ViewColumn): CellLabel[] =>
  CODED.has(column.type) || isEmptyCell(value)
    ? labelsOf(value, column)
    : [{ code: String(value), text: at(column.labels, String(value)) ?? same(String(value)) }];

/** A filter's code for cells without a value: no text of a cell. */
export const NO_VALUE = "∅";

/** Whether a row has one of the chosen values in each column that is filtered. */
export const passesFilters = (
  row: EvidenceRow,
  columns: readonly ViewColumn[],
  filters: Readonly<Record<string, readonly string[]>>,
): boolean =>
  columns.every((column) => {
    const chosen = at(filters, column.key);
    if (!chosen || chosen.length === 0) return true;
    if (isEmptyCell(row[column.key])) return chosen.includes(NO_VALUE);
    return filterLabels(row[column.key], column).some(({ code }) => chosen.includes(code));
  });

/** All that a row says, in both languages' words, for a search. */
export const rowText = (row: EvidenceRow, columns: readonly ViewColumn[], language: Language): string =>
  columns.map((column) => cellText(row[column.key], column, language)).join("\n");

/** What a group's line says of a column that merges: its sum, or how many rows have a value; null where it merges not. */
export function mergedValue(rows: readonly EvidenceRow[], column: ViewColumn): number | null {
  if (column.merge === "none") return null;
  if (column.merge === "count") return rows.filter((row) => !isEmptyCell(row[column.key])).length;
  return rows.reduce((sum, row) => {
    const value = Number(row[column.key] ?? 0);
    return sum + (Number.isFinite(value) ? value : 0);
  }, 0);
}

import type { Bilingual } from "../common.ts";
import type { TagColorName } from "../constants.ts";
import { CHECK_STATUSES, type EvidenceColumnType } from "../tables.ts";
import type { EvidenceColumn, EvidenceTable } from "./evidence.ts";
import type { TableLayout } from "./layout.ts";
import { valueUnder } from "./own-value.ts";
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
/** Types of columns whose cells hold codes with words. */
export const CODED_TYPES: ReadonlySet<string> = new Set([
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
  filterable: CODED_TYPES.has(column.type),
  sortable: true,
  hiddenWhenEmpty: { table: false, detail: false },
  positions: ["table", "export"],
});

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
  colors: valueUnder(layout.label_color, column.key) ?? {},
  order: valueUnder(layout.label_sort, column.key) ?? (own?.type === "status" ? CHECK_STATUSES : []),
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

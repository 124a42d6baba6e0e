import { EXPORT_ROWS_MAX } from "@candor/api/contract";
import {
  cellText,
  columnsAt,
  type EvidenceTable,
  type Language,
  openTab,
  type RowsAsked,
  rowsAsked,
  type ViewColumn,
  viewOf,
} from "@candor/api/entities";
import type { ExportTable } from "./table.ts";

/** Most characters of a sheet's name. */
const SHEET_NAME = 31;

/** Columns whose cells are the names of stored texts, which say nothing to whoever has only the file. */
const namesTexts = ({ columns }: EvidenceTable, { key, type }: ViewColumn) =>
  type === "text_file_s3" && columns.some((column) => column.key === key && column.type === type);

/** One table of what was seen as its reader has it, in the columns that are exported. */
export function evidenceExport(
  name: string,
  table: EvidenceTable,
  asked: RowsAsked,
  language: Language,
): ExportTable {
  const view = viewOf(table);
  const rows = rowsAsked(view, table.rows, asked, language);
  const columns = columnsAt(view, "export", openTab(view, asked.view), table.rows).filter(
    (column) => !namesTexts(table, column),
  );
  return {
    name: `${name}-${table.id}`,
    sheet: view.title[language].replaceAll(/[\\/?*[\]:]/g, " ").slice(0, SHEET_NAME),
    heads: columns.map(({ title }) => title[language]),
    rows: rows.slice(0, EXPORT_ROWS_MAX).map((row) =>
      columns.map((column) => {
        const cell = row[column.key];
        return typeof cell === "number" ? cell : cellText(cell, column, language) || null;
      }),
    ),
    truncated: rows.length > EXPORT_ROWS_MAX || table.total > table.rows.length,
  };
}

import { EXPORT_ROWS_MAX, type exportCard, type ParsedRequestOf } from "@candor/api/contract";
import { cellText, columnsAt, type Language, openTab, rowsAsked, viewOf } from "@candor/api/entities";
import type { Customer } from "../auth/sessions.ts";
import type { ExportTable } from "../exports/table.ts";
import { HttpError } from "../http/http-error.ts";
import type { Services } from "../services.ts";
import { cardOf } from "./applications.ts";
import type { Analyses } from "./facts.ts";

/** Most characters of a sheet's name. */
const SHEET_NAME = 31;

/** One table of a card as its reader has it, in the columns that are exported. */
export async function cardTable(
  services: Services,
  known: Analyses,
  customer: Customer,
  { object_id, scan_id, card_key, table: id, ...asked }: ParsedRequestOf<typeof exportCard>,
  language: Language,
): Promise<ExportTable> {
  const card = await cardOf(services, known, customer, { object_id, scan_id, card_key });
  const table = card.tables.find((one) => one.id === id);
  if (!table) throw new HttpError("check.analysis_not_found");
  const view = viewOf(table);
  const rows = rowsAsked(view, table.rows, asked, language);
  const columns = columnsAt(view, "export", openTab(view, asked.view), table.rows);
  return {
    name: `${card_key}-${id}`,
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

import { type CellLabel, labelsOf, placeOf } from "./cells.ts";
import { valueUnder } from "./own-value.ts";
import { CODED_TYPES, type EvidenceCell, type EvidenceRow, isEmptyCell, type ViewColumn } from "./view.ts";

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
  return [...found.values()].sort((a, b) => placeOf(a, column) - placeOf(b, column) || b.rows - a.rows);
}

function filterLabels(value: EvidenceCell, column: ViewColumn): CellLabel[] {
  if (CODED_TYPES.has(column.type) || isEmptyCell(value)) return labelsOf(value, column);
  const code = String(value);
  return [{ code, text: valueUnder(column.labels, code) ?? { en: code, cn: code } }];
}

/** A filter's code for cells without a value: no text of a cell. */
export const NO_VALUE = "∅";

/** Whether a row has one of the chosen values in each column that is filtered. */
export const passesFilters = (
  row: EvidenceRow,
  columns: readonly ViewColumn[],
  filters: Readonly<Record<string, readonly string[]>>,
): boolean =>
  columns.every((column) => {
    const chosen = valueUnder(filters, column.key);
    if (!chosen || chosen.length === 0) return true;
    if (isEmptyCell(row[column.key])) return chosen.includes(NO_VALUE);
    return filterLabels(row[column.key], column).some(({ code }) => chosen.includes(code));
  });

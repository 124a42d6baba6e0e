import { type Cell, type ExportTable, isFormula } from "./table.ts";

/** Characters that are gathered before they are sent on. */
const CHUNK = 65_536;

const textOf = (value: Cell): string => (value instanceof Date ? value.toISOString() : String(value ?? ""));

/** One cell, quoted. A text that a spreadsheet would run is led by an apostrophe, so that it stays a text. */
function cell(value: Cell): string {
  const text = textOf(value);
  const safe = typeof value === "string" && isFormula(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

const line = (cells: readonly Cell[]): string => `${cells.map(cell).join(",")}\r\n`;

/** A table as CSV (RFC 4180), part by part, with the byte order mark by which spreadsheets know UTF-8. */
export function* csvOf({ heads, rows }: Pick<ExportTable, "heads" | "rows">): Generator<string> {
  let part = `\uFEFF${line(heads)}`;
  for (const row of rows) {
    part += line(row);
    if (part.length < CHUNK) continue;
    yield part;
    part = "";
  }
  if (part) yield part;
}

/** A small table as one text. */
export const toCsv = ([heads = [], ...rows]: readonly (readonly (string | number)[])[]): string =>
  [...csvOf({ heads: heads.map(String), rows })].join("");

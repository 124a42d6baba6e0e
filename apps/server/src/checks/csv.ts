/** First characters at which a spreadsheet takes a cell for a formula. */
const FORMULA = /^[\s\u00a0]*[=+\-@\t\r\n|%\uFF1D\uFF0B\uFF0D\uFF20]/;

/** One cell, quoted. A text that a spreadsheet would run is led by an apostrophe, so that it stays a text. */
function cell(value: string | number): string {
  const text = String(value);
  const safe = typeof value === "string" && FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** Rows as CSV (RFC 4180), with the byte order mark by which spreadsheets know UTF-8. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;

/** What a cell holds: a text, a number, an instant, or nothing. */
export type Cell = string | number | Date | null;

/** A table on its way into a file. */
export interface ExportTable {
  /** File name without its ending and without the day. */
  name: string;
  /** Name of the sheet, at most 31 characters. */
  sheet: string;
  heads: readonly string[];
  rows: readonly (readonly Cell[])[];
  /** There were more rows than a file may have. */
  truncated: boolean;
}

/** First characters at which a spreadsheet takes a text for a formula. */
const FORMULA = /^[\s\u00a0]*[=+\-@\t\r\n|%\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Whether a spreadsheet would run a text. */
export const isFormula = (text: string): boolean => FORMULA.test(text);

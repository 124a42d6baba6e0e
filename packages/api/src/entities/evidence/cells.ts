import type { Bilingual } from "../common.ts";
import { regionName } from "../results/regions.ts";
import type { Language } from "../tables.ts";
import { valueUnder } from "./own-value.ts";
import { CODED_TYPES, type EvidenceCell, type EvidenceRow, isEmptyCell, type ViewColumn } from "./view.ts";

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
  if (valueUnder(labels, text) || (blanks.length > 1 && blanks.every((code) => valueUnder(labels, code))))
    return blanks;
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
  const whole = valueUnder(column.labels, text);
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
      valueUnder(column.labels, code) ??
      (fits ? { en: parts.en[index] ?? code, cn: parts.cn[index] ?? code } : same(code)),
  }));
}

/** The colour staff gave a label, by its code or its English word. */
export const colorOf = ({ code, text }: CellLabel, { colors }: Pick<ViewColumn, "colors">) =>
  valueUnder(colors, code) ?? valueUnder(colors, text.en);

/** What a cell says, as text: for searching, sorting and export. */
export function cellText(
  value: EvidenceCell,
  column: Pick<ViewColumn, "type" | "labels">,
  language: Language,
): string {
  if (isEmptyCell(value)) return "";
  if (CODED_TYPES.has(column.type))
    return labelsOf(value, column)
      .map(({ text }) => text[language])
      .join(SEPARATORS[language]);
  return valueUnder(column.labels, String(value))?.[language] ?? String(value);
}

/** A label's place in staff's order; what they did not order comes after it. */
export function placeOf({ code, text }: CellLabel, { order }: Pick<ViewColumn, "order">): number {
  const place = order.findIndex((one) => one === code || one === text.en);
  return place < 0 ? order.length : place;
}

/** What a cell sorts by: its place in staff's order, its number, or its text. */
export function sortValueOf(
  value: EvidenceCell,
  column: Pick<ViewColumn, "type" | "labels" | "order">,
  language: Language,
): string | number | null {
  if (isEmptyCell(value)) return null;
  if (column.order.length > 0) {
    return Math.min(...labelsOf(value, column).map((label) => placeOf(label, column)));
  }
  return typeof value === "number" ? value : cellText(value, column, language);
}

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

import { PassThrough, Readable } from "node:stream";
import yazl from "yazl";
import { type Cell, type ExportTable, isFormula } from "./table.ts";

const CHUNK = 65_536;
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const SPREADSHEET = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Characters a cell may have. */
const CELL_MAX = 32_767;
/** Widest and narrowest column, in characters. */
const WIDEST = 60;
const NARROWEST = 10;
/** Rows that tell how wide a column has to be. */
const MEASURED = 200;

/** Looks of a cell, by their place in the styles. A text that looks like a formula stays a text when it is edited. */
const PLAIN = 0;
const HEAD = 1;
const QUOTED = 2;
const INSTANT = 3;

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** What XML cannot hold, however it is written. */
const UNWRITABLE = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu;

const xml = (text: string): string =>
  text
    .slice(0, CELL_MAX)
    .toWellFormed()
    .replaceAll(UNWRITABLE, "")
    // Spreadsheets read _x0041_ as a letter: the underscore itself is written so.
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_")
    .replaceAll("\r", "_x000D_")
    .replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);

/** Days since the last day of 1899, as spreadsheets count instants. */
const serial = (at: Date): number => at.getTime() / 86_400_000 + 25_569;

function cell(value: Cell, at: string, look: number): string {
  if (value === null || value === "") return "";
  if (typeof value === "number") return `<c r="${at}"><v>${value}</v></c>`;
  if (value instanceof Date) return `<c r="${at}" s="${INSTANT}"><v>${serial(value)}</v></c>`;
  const style = look === PLAIN && isFormula(value) ? QUOTED : look;
  return `<c r="${at}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${xml(value)}</t></is></c>`;
}

/** One row, from 1. Each cell names its place: not every reader counts. */
const row = (number: number, cells: readonly Cell[], look = PLAIN): string =>
  `<row r="${number}">${cells.map((value, at) => cell(value, `${letters(at + 1)}${number}`, look)).join("")}</row>`;

const lengthOf = (value: Cell | undefined): number => {
  if (value instanceof Date) return 16;
  // A Chinese character is as wide as two others.
  return [...String(value ?? "")].reduce((sum, sign) => sum + (sign > "\u2e7f" ? 2 : 1), 0);
};

function columnsOf({ heads, rows }: ExportTable): string {
  const measured = rows.slice(0, MEASURED);
  const widths = heads.map((head, at) =>
    Math.min(
      WIDEST,
      Math.max(NARROWEST, lengthOf(head) + 2, ...measured.map((cells) => lengthOf(cells[at]) + 2)),
    ),
  );
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  return `<cols>${columns.join("")}</cols>`;
}

/** The sheet, part by part. Its head stays in sight, and filters. */
function* sheetOf(table: ExportTable): Generator<string> {
  const last = `${letters(table.heads.length)}${table.rows.length + 1}`;
  let part =
    `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `${columnsOf(table)}<sheetData>${row(1, table.heads, HEAD)}`;
  for (const [at, cells] of table.rows.entries()) {
    part += row(at + 2, cells);
    if (part.length < CHUNK) continue;
    yield part;
    part = "";
  }
  yield `${part}</sheetData><autoFilter ref="A1:${last}"/></worksheet>`;
}

/** A column's name: A, B, … Z, AA. */
function letters(column: number): string {
  const before = Math.floor((column - 1) / 26);
  return `${before > 0 ? letters(before) : ""}${String.fromCharCode(65 + ((column - 1) % 26))}`;
}

const STYLES =
  `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts>` +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1"/>' +
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>';

const partsOf = ({ sheet }: ExportTable): Record<string, string> => ({
  "[Content_Types].xml":
    `${XML}<Types xmlns="${PACKAGE}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${SPREADSHEET}.sheet.main+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SPREADSHEET}.worksheet+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${SPREADSHEET}.styles+xml"/></Types>`,
  "_rels/.rels": `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${xml(sheet.slice(0, 31)).replaceAll('"', "&quot;")}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
  "xl/styles.xml": STYLES,
});

/** A table as a workbook (ISO/IEC 29500) of one sheet, compressed while it is read. No cell of it is a formula. */
export function xlsxOf(table: ExportTable): Readable {
  const zip = new yazl.ZipFile();
  for (const [path, text] of Object.entries(partsOf(table))) zip.addBuffer(Buffer.from(text), path);
  zip.addReadStream(Readable.from(sheetOf(table), { objectMode: false }), "xl/worksheets/sheet1.xml");
  zip.end();
  // The library's own type is the older kind of stream.
  return zip.outputStream.pipe(new PassThrough());
}

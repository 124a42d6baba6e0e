import { SaxesParser } from "saxes";
import { ArchiveError, zipEntries } from "../uploads/zip.ts";
import { isFormula } from "./table.ts";

/** A file that holds no table of texts. */
export class TableError extends Error {
  override readonly name = "TableError";
  readonly kind: "unreadable" | "too_large";

  constructor(kind: TableError["kind"]) {
    super(kind);
    this.kind = kind;
  }
}

interface Limits {
  rows: number;
  columns: number;
}

const isZip = (bytes: Buffer) => bytes.subarray(0, 4).toString("latin1") === "PK\u0003\u0004";

/**
 * The rows of the first sheet of a workbook, or of a CSV in UTF-8, as texts.
 * @throws {TableError} where it is neither, or holds more than it may
 */
export async function readTable(bytes: Buffer, limits: Limits): Promise<string[][]> {
  const rows = isZip(bytes) ? await ofWorkbook(bytes, limits) : ofCsv(bytes, limits);
  return rows.filter((row) => row.some((cell) => cell.trim() !== ""));
}

/** A text that an export led by an apostrophe, lest it be run, is itself again. */
const plain = (text: string) => (text.startsWith("'") && isFormula(text.slice(1)) ? text.slice(1) : text);

/** RFC 4180; the separator is the comma, or the semicolon that some spreadsheets write. */
function ofCsv(bytes: Buffer, { rows: most, columns }: Limits): string[][] {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new TableError("unreadable");
  }
  if (text.includes("\0")) throw new TableError("unreadable");
  const head = text.slice(0, text.search(/[\r\n]|$/));
  const separator = head.includes(";") && !head.includes(",") ? ";" : ",";
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let quoted = false;
  const endCell = () => {
    row.push(plain(cell));
    cell = "";
    if (row.length > columns) throw new TableError("too_large");
  };
  const endRow = () => {
    endCell();
    rows.push(row);
    row = [];
    if (rows.length > most) throw new TableError("too_large");
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] as string;
    if (quoted) {
      if (sign !== '"') cell += sign;
      else if (text[at + 1] === '"') cell += text[++at];
      else quoted = false;
    } else if (sign === '"' && cell === "") quoted = true;
    else if (sign === separator) endCell();
    else if (sign === "\n") endRow();
    else if (sign !== "\r" || text[at + 1] !== "\n") cell += sign;
  }
  if (quoted) throw new TableError("unreadable");
  if (cell !== "" || row.length > 0) endRow();
  return rows;
}

/** What XML cannot hold stands in a workbook as `_x000D_`. */
const unescaped = (text: string) =>
  text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

const columnOf = (place: string) =>
  [...(/^[A-Z]{1,3}/.exec(place)?.[0] ?? "A")].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1;

/** Reads XML part by part: nothing in it is fetched, and no entity but the five of XML is known. */
function parse(
  xml: Buffer,
  on: {
    open: (name: string, attributes: Record<string, string>) => void;
    close: (name: string) => void;
    text: (text: string) => void;
  },
) {
  const parser = new SaxesParser();
  const bare = (name: string) => name.slice(name.indexOf(":") + 1);
  parser.on("opentag", ({ name, attributes }) => on.open(bare(name), attributes));
  parser.on("closetag", ({ name }) => on.close(bare(name)));
  parser.on("text", on.text);
  parser.on("error", () => {
    throw new TableError("unreadable");
  });
  parser.write(xml.toString()).close();
}

function sharedTexts(xml: Buffer | undefined): string[] {
  const texts: string[] = [];
  if (!xml) return texts;
  let inside = false;
  let phonetic = 0;
  parse(xml, {
    open: (name) => {
      if (name === "si") texts.push("");
      if (name === "rPh") phonetic += 1;
      inside = name === "t" && phonetic === 0;
    },
    close: (name) => {
      if (name === "rPh") phonetic -= 1;
      if (name === "t") inside = false;
    },
    text: (text) => {
      if (inside) texts[texts.length - 1] += text;
    },
  });
  return texts.map(unescaped);
}

async function ofWorkbook(bytes: Buffer, { rows: most, columns }: Limits): Promise<string[][]> {
  const parts = await partsOf(bytes);
  const sheet = [...parts]
    .filter(([name]) => name.startsWith("xl/worksheets/"))
    .sort(([a], [b]) => (a < b ? -1 : 1))[0];
  if (!sheet) throw new TableError("unreadable");
  const shared = sharedTexts(parts.get("xl/sharedStrings.xml"));
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = { at: 0, type: "", text: "" };
  let inside = false;
  parse(sheet[1], {
    open: (name, attributes) => {
      if (name === "row") row = [];
      if (name === "c") {
        const at = attributes.r ? columnOf(attributes.r) : row.length;
        if (at >= columns) throw new TableError("too_large");
        cell = { at, type: attributes.t ?? "n", text: "" };
      }
      inside = name === "t" || name === "v";
    },
    close: (name) => {
      if (name === "t" || name === "v") inside = false;
      if (name === "c") {
        while (row.length < cell.at) row.push("");
        row[cell.at] = cell.type === "s" ? (shared[Number(cell.text)] ?? "") : unescaped(cell.text);
      }
      if (name === "row") rows.push(row);
      if (rows.length > most) throw new TableError("too_large");
    },
    text: (text) => {
      if (inside) cell.text += text;
    },
  });
  return rows;
}

async function partsOf(bytes: Buffer): Promise<ReadonlyMap<string, Buffer>> {
  try {
    const parts = await zipEntries(bytes, (name) =>
      /^xl\/(sharedStrings|worksheets\/sheet\d+)\.xml$/.test(name),
    );
    if (parts) return parts;
  } catch (error) {
    if (error instanceof ArchiveError) throw new TableError("too_large");
    throw error;
  }
  throw new TableError("unreadable");
}

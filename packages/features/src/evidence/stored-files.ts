/** Characters of a file that are shown: a browser is slow with more. */
export const SHOWN_MAX = 200_000;
/** Characters that are read as JSON. */
const READ_MAX = 5_000_000;
const ROWS_MAX = 1000;
const COLUMNS_MAX = 12;
const CELL_MAX = 400;

/** A stored file as it is shown. */
export type FileView =
  | { kind: "text"; text: string; cut: boolean }
  | { kind: "json"; text: string }
  | { kind: "table"; keys: readonly string[]; rows: readonly Record<string, string>[] };

const plain = (text: string): FileView => ({
  kind: "text",
  text: text.slice(0, SHOWN_MAX),
  cut: text.length > SHOWN_MAX,
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

interface Frame {
  functionName?: string;
  url?: string;
  lineNumber?: number;
  columnNumber?: number;
}

/** Lines of a call stack, nearest call first, as browsers print them. */
function stackLines(value: unknown): string[] | null {
  if (Array.isArray(value) && value.every((one) => typeof one === "string")) return value;
  const frames: Frame[] = [];
  let stack: unknown = isRecord(value) ? (value.stack ?? value) : null;
  // Frames of a promise's maker hang below; no real stack is that deep.
  for (let depth = 0; isRecord(stack) && depth < 50; depth++, stack = stack.parent)
    if (Array.isArray(stack.callFrames)) frames.push(...stack.callFrames.filter(isRecord));
  if (frames.length === 0) return null;
  return frames.map(({ functionName, url = "", lineNumber = 0, columnNumber = 0 }) => {
    const place = `${url}:${lineNumber + 1}:${columnNumber + 1}`;
    return functionName ? `${functionName} (${place})` : place;
  });
}

const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
};

/** A list of objects as a table of the keys that they have. */
function tableOf(list: readonly Record<string, unknown>[]): FileView {
  const kept = list.slice(0, ROWS_MAX);
  const keys = [...new Set(kept.flatMap(Object.keys))].slice(0, COLUMNS_MAX);
  const rows = kept.map((row, at) => ({
    ...Object.fromEntries(keys.map((key) => [key, cellOf(row[key]).slice(0, CELL_MAX)])),
    "#": String(at),
  }));
  return { kind: "table", keys, rows };
}

/** How a file of a column's type is shown: stacks as lines, lists of objects as a table, other JSON as a tree. */
export function readFile(type: string, text: string): FileView {
  if (type === "text_file_s3") return plain(text);
  const value = text.length > READ_MAX ? undefined : parsed(text);
  if (value === undefined) return plain(text);
  if (type === "chrome_initiator_s3" || type === "stack_url") {
    const lines = stackLines(value);
    if (lines) return plain(lines.join("\n"));
  }
  if (Array.isArray(value) && value.length > 0 && value.every(isRecord)) return tableOf(value);
  return text.length > SHOWN_MAX ? plain(text) : { kind: "json", text };
}

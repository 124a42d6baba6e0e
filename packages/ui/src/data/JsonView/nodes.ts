/** Children of one value shown before the reader asks for the rest. */
export const FIRST_CHILDREN = 100;
/** Signs of one text shown before the reader asks for the rest. */
export const FIRST_SIGNS = 300;

/** What a JSON value can be. */
export type JsonKind = "object" | "array" | "string" | "number" | "boolean" | "null";

/** One line of the tree. */
export interface JsonNode {
  /** Place in the whole value: "$" is its root. */
  path: string;
  parent: string | null;
  /** Name in an object, place in an array; null for the root. */
  name: string | number | null;
  /** Depth from 1, place and number among its siblings: what assistive technology is told. */
  level: number;
  place: number;
  siblings: number;
  /** A value, or the line that shows the rest of its parent's children. */
  kind: JsonKind | "rest";
  /** The value as text; of objects and arrays nothing. */
  text: string;
  /** Children of an object or array, or lines that "rest" stands for. */
  count: number;
  /** Whether its children are shown; undefined where it has none. */
  open: boolean | undefined;
  /** Signs that were left out. */
  cut: number;
}

/** What the reader has opened, and of which values they asked for everything. */
export interface JsonShown {
  open: ReadonlySet<string>;
  whole: ReadonlySet<string>;
}

/** Kind of a value; what JSON does not know is shown as the text it turns into. */
export function kindOf(value: unknown): JsonKind {
  if (value === null || value === undefined) return "null";
  if (Array.isArray(value)) return "array";
  const type = typeof value;
  return type === "object" || type === "number" || type === "boolean" ? type : "string";
}

const childrenOf = (value: unknown): [string | number, unknown][] =>
  Array.isArray(value) ? value.map((child, index) => [index, child]) : Object.entries(value as object);

/** The lines of a value that are shown now, in order. */
export function linesOf(value: unknown, shown: JsonShown): JsonNode[] {
  const lines: JsonNode[] = [];
  const add = (
    own: unknown,
    at: Pick<JsonNode, "path" | "parent" | "name" | "level" | "place" | "siblings">,
  ) => {
    const kind = kindOf(own);
    const holds = kind === "object" || kind === "array";
    const children = holds ? childrenOf(own) : [];
    const open = children.length > 0 ? shown.open.has(at.path) : undefined;
    const text = holds
      ? ""
      : kind === "null"
        ? "null"
        : kind === "string"
          ? JSON.stringify(String(own))
          : String(own);
    const cut = shown.whole.has(at.path) ? 0 : Math.max(0, text.length - FIRST_SIGNS);
    lines.push({
      ...at,
      kind,
      count: children.length,
      open,
      cut,
      text: cut ? text.slice(0, FIRST_SIGNS) : text,
    });
    if (!open) return;
    const first = shown.whole.has(at.path) ? children : children.slice(0, FIRST_CHILDREN);
    const inside = { parent: at.path, level: at.level + 1, siblings: children.length };
    for (const [place, [name, child]] of first.entries()) {
      add(child, { ...inside, path: `${at.path}/${name}`, name, place: place + 1 });
    }
    if (first.length < children.length) {
      lines.push({
        ...inside,
        path: `${at.path}/…`,
        name: null,
        place: first.length + 1,
        kind: "rest",
        text: "",
        count: children.length - first.length,
        open: undefined,
        cut: 0,
      });
    }
  };
  add(value, { path: "$", parent: null, name: null, level: 1, place: 1, siblings: 1 });
  return lines;
}

/** Paths of every object and array down to a depth. */
export function pathsTo(value: unknown, depth: number, path = "$"): string[] {
  const kind = kindOf(value);
  if (depth < 1 || (kind !== "object" && kind !== "array")) return [];
  return [
    path,
    ...childrenOf(value).flatMap(([name, child]) => pathsTo(child, depth - 1, `${path}/${name}`)),
  ];
}

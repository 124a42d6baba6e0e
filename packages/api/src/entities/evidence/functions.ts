/**
 * Texts with placeholders. A placeholder is a variable in double braces, with functions before it that are applied from
 * right to left: `{{vendor}}`, `{{upper vendor}}`, `{{word sort hosts}}`, `{{keys regions}}`, `{{regions.CN}}`.
 */

/** What a variable may hold: a text or number, a list of them, or a dictionary. */
export type EvidenceValue =
  | string
  | number
  | readonly (string | number)[]
  | Readonly<Record<string, string | number>>;
export type EvidenceValues = Readonly<Record<string, EvidenceValue>>;

/** Names of variables: lower-case letters, digits and underscore. */
export const VARIABLE_NAME = /^[a-z][a-z0-9_]*$/;

const texts = (value: EvidenceValue): string[] =>
  typeof value === "object"
    ? (Array.isArray(value) ? value : Object.values(value as Record<string, string | number>)).map(String)
    : [String(value)];

const each =
  (change: (text: string) => string) =>
  (value: EvidenceValue): EvidenceValue =>
    typeof value === "object" ? texts(value).map(change) : change(String(value));

/** `data_sharing` as words: `Data sharing`. */
const asWords = (text: string) =>
  text
    .replace(/[_-]+/g, " ")
    .trim()
    .replace(/^\p{L}/u, (letter) => letter.toUpperCase());

/** Functions of placeholders. */
export const EVIDENCE_FUNCTIONS = {
  upper: each((text) => text.toUpperCase()),
  lower: each((text) => text.toLowerCase()),
  word: each(asWords),
  sort: (value: EvidenceValue): EvidenceValue =>
    texts(value).toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)),
  keys: (value: EvidenceValue): EvidenceValue =>
    typeof value === "object" && !Array.isArray(value) ? Object.keys(value) : [],
} as const satisfies Record<string, (value: EvidenceValue) => EvidenceValue>;
export type EvidenceFunction = keyof typeof EVIDENCE_FUNCTIONS;

const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;

/** One placeholder, read. */
export interface Placeholder {
  functions: string[];
  variable: string;
  /** Entry of a dictionary. */
  key: string | null;
}

function read(inside: string): Placeholder {
  const words = inside.trim().split(/\s+/);
  const [variable = "", ...key] = (words.pop() ?? "").split(".");
  return { functions: words, variable, key: key.length > 0 ? key.join(".") : null };
}

/** The placeholders of a text, in its order. */
export const placeholdersOf = (text: string): Placeholder[] =>
  [...text.matchAll(PLACEHOLDER)].map(([, inside = ""]) => read(inside));

/** What is wrong with a text: a function or variable that there is not, or a brace without its other. */
export interface PlaceholderFault {
  kind: "function" | "variable" | "braces";
  /** Its name; the brace. */
  name: string;
  /** Where it stands: characters from the start, from 1. */
  at: number;
}

/** What is wrong with a text's placeholders, and where, given the variables it may use. */
export function placeholderFaults(text: string, variables: readonly string[]): PlaceholderFault[] {
  const faults: PlaceholderFault[] = [];
  for (const found of text.matchAll(PLACEHOLDER)) {
    const { functions, variable } = read(found[1] ?? "");
    for (const name of functions)
      if (!Object.hasOwn(EVIDENCE_FUNCTIONS, name))
        faults.push({ kind: "function", name, at: found.index + 1 });
    if (!variables.includes(variable)) faults.push({ kind: "variable", name: variable, at: found.index + 1 });
  }
  // As long as the text was: places stay what they are.
  const rest = text.replace(PLACEHOLDER, (whole) => " ".repeat(whole.length));
  const open = /\{\{|\}\}/.exec(rest);
  if (open) faults.push({ kind: "braces", name: open[0], at: open.index + 1 });
  return faults;
}

/** What is wrong with a text's placeholders, in a word each. Empty: nothing. */
export const placeholderProblems = (text: string, variables: readonly string[]): string[] =>
  placeholderFaults(text, variables).map(({ kind, name }) => (kind === "braces" ? kind : `${kind} ${name}`));

/** Characters of a value, and a few for each of its items. */
function sizeOf(value: EvidenceValue): number {
  if (typeof value !== "object") return String(value).length;
  const items = Array.isArray(value) ? value : Object.entries(value).flat();
  return items.reduce((sum: number, item) => sum + String(item).length + 2, 0);
}

function valueAt(values: EvidenceValues, { variable, key }: Placeholder): EvidenceValue | undefined {
  const value = Object.hasOwn(values, variable) ? values[variable] : undefined;
  if (key === null || value === undefined) return value;
  if (typeof value !== "object" || Array.isArray(value) || !Object.hasOwn(value, key)) return undefined;
  return (value as Record<string, string | number>)[key];
}

/** A text that values would make longer than it may be. */
export class TextTooLongError extends Error {
  override readonly name = "TextTooLongError";
}

/** Characters that all texts of one rendering have together: placeholders repeat what a request holds once. */
export const RENDERED_MAX = 500_000;

/** What a rendering may still write. */
export interface RenderBudget {
  left: number;
}

export const renderBudget = (): RenderBudget => ({ left: RENDERED_MAX });

function spend(budget: RenderBudget, length: number): void {
  budget.left -= length;
  if (budget.left < 0) throw new TextTooLongError();
}

/**
 * Renders a text. A placeholder without a value stays as it stands, and is named in `missing`.
 * @throws {TextTooLongError} where it, with what was rendered before on the same budget, would be too long
 */
export function renderEvidenceText(
  text: string,
  values: EvidenceValues,
  separator = ", ",
  budget = renderBudget(),
): { text: string; missing: string[] } {
  const missing = new Set<string>();
  spend(budget, text.length);
  const rendered = text.replace(PLACEHOLDER, (whole, inside: string) => {
    const placeholder = read(inside);
    const { functions, variable, key } = placeholder;
    const known = functions.every((name) => Object.hasOwn(EVIDENCE_FUNCTIONS, name));
    let value = valueAt(values, placeholder);
    if (value === undefined || !known) {
      missing.add(key === null ? variable : `${variable}.${key}`);
      return whole;
    }
    spend(budget, sizeOf(value) * (functions.length + 1));
    for (const name of functions.toReversed()) value = EVIDENCE_FUNCTIONS[name as EvidenceFunction](value);
    return texts(value).join(separator);
  });
  return { text: rendered, missing: [...missing] };
}

/** One place in which two documents differ. */
export interface Difference {
  /** Where: keys from the outermost, with a point between; parts of a list by what they are called. */
  path: string;
  /** Undefined: it is not there. */
  before: string | undefined;
  after: string | undefined;
}

type Leaves = Map<string, string>;

/** What parts of a list are called by, whatever their place. */
const NAMES = ["key", "id", "name", "description", "value"] as const;

function nameOf(part: unknown): string | null {
  if (typeof part !== "object" || part === null) return null;
  for (const name of NAMES) {
    const value = (part as Record<string, unknown>)[name];
    if (typeof value === "string" && value !== "") return value;
  }
  return null;
}

/** Names of a list's parts; their places where some have none, or share one. */
function namesIn(list: readonly unknown[]): string[] {
  const names = list.map(nameOf);
  const whole = names.every((name) => name !== null) && new Set(names).size === names.length;
  return names.map((name, at) => (whole && name !== null ? name : String(at + 1)));
}

const said = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

function collect(value: unknown, path: string, into: Leaves): void {
  const below = (key: string) => (path === "" ? key : `${path}.${key}`);
  if (Array.isArray(value) && value.some((part) => typeof part === "object" && part !== null)) {
    const names = namesIn(value);
    // Where named parts stand matters too: columns are shown in their order.
    if (names.some((name, at) => name !== String(at + 1))) into.set(path, names.join(", "));
    for (const [at, part] of value.entries()) collect(part, below(names[at] ?? ""), into);
  } else if (Array.isArray(value)) into.set(path, value.map(said).join(", "));
  else if (typeof value === "object" && value !== null)
    for (const [key, part] of Object.entries(value)) collect(part, below(key), into);
  else if (value !== undefined) into.set(path, said(value));
}

/** Where two documents differ, in the order in which the newer one says it; what it lacks is last. */
export function differencesOf(before: unknown, after: unknown): Difference[] {
  const was: Leaves = new Map();
  const is: Leaves = new Map();
  collect(before, "", was);
  collect(after, "", is);
  return [...new Set([...is.keys(), ...was.keys()])]
    .map((path) => ({ path, before: was.get(path), after: is.get(path) }))
    .filter(({ before: old, after: now }) => old !== now);
}

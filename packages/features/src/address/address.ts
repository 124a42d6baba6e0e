import type { Field } from "./field.ts";

type Fields = Record<string, Field<unknown>>;

/** The state that an address holds. */
export type StateOf<A> = A extends Address<infer S> ? S : never;
type StateOfFields<F extends Fields> = { -readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never };

/** A part of an address that is not known, and is left out. */
export interface Dropped {
  /** Name of the parameter. */
  name: string;
  value: string;
}

export interface Place {
  pathname?: string;
  search: string;
}

/** A page's state as its address says it. */
export interface Address<S> {
  initial: S;
  /** The path pattern; undefined where the page knows where it is. */
  path: string | undefined;
  /** Reads a place. What it does not know, or cannot be, is left out and named; it is never an error. */
  read: (place: Place) => { state: S; dropped: Dropped[] };
  /** The query alone, of all fields, without those that are initial: `status=critical,medium&sort=title`, or nothing. */
  query: (state: S) => string;
  /** Address in this state; without a path of its own that of `pathname`. */
  href: (state?: Partial<S>, pathname?: string) => string;
  /** Changes parts, and goes back to the first page unless the page itself changes. */
  change: (state: S, part: Partial<S>) => S;
}

export interface AddressOptions<F extends Fields> {
  /**
   * Path pattern; a segment `:objectId` holds the field of that key. A segment with a question mark may be absent, and
   * stands in the query where one before it is absent. Without a path the page knows where it is.
   */
  path?: string;
  fields: F;
}

/** What other sites add to links, and what no page reads. */
const FOREIGN = /^utm_|^(fbclid|gclid|msclkid)$/;

const print = (name: string, value: string) => `${name}=${encodeURIComponent(value).replaceAll("%2C", ",")}`;

const decoded = (segment: string) => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** What a segment that may not be absent holds, where the field writes nothing as it is what it begins with. */
const mustBe = (segment: string, value: unknown) =>
  !segment.endsWith("?") && typeof value === "string" && value !== "" ? value : null;

/** Makes the one codec between a page's state and its address, typed by its fields. */
export function defineAddress<F extends Fields>({
  path,
  fields,
}: AddressOptions<F>): Address<StateOfFields<F>> {
  type S = StateOfFields<F>;
  const entries = Object.entries<Field<unknown>>(fields);
  const byName = new Map(entries.map(([id, field]) => [field.name, id]));
  const segments = path?.split("/") ?? [];
  const initial = Object.fromEntries(entries.map(([id, { initial }]) => [id, initial])) as S;

  const read = ({ pathname, search }: Place) => {
    const state: Record<string, unknown> = { ...initial };
    const dropped: Dropped[] = [];
    const set = new Set<string>();
    const take = (id: string, text: string) => {
      const field = fields[id];
      if (!field) return;
      const { value, unknown } = field.read(text);
      state[id] = value;
      set.add(id);
      if (unknown !== null) dropped.push({ name: field.name, value: unknown });
    };
    if (pathname !== undefined) {
      const parts = pathname.split("/");
      segments.forEach((segment, at) => {
        const text = parts[at];
        if (segment.startsWith(":") && text) take(segment.slice(1).replace("?", ""), decoded(text));
      });
    }
    for (const [name, value] of new URLSearchParams(search)) {
      const id = byName.get(name);
      if (id !== undefined && !set.has(id)) take(id, value);
      else if (!FOREIGN.test(name)) dropped.push({ name, value });
    }
    return { state: state as S, dropped };
  };

  const queryOf = (state: S, left: ReadonlySet<string>) =>
    entries
      .filter(([id]) => !left.has(id))
      .flatMap(([id, field]) => {
        const value = field.write(state[id as keyof S]);
        return value === null ? [] : [print(field.name, value)];
      })
      .join("&");

  const href = (part: Partial<S> = {}, pathname = "") => {
    const state = { ...initial, ...part };
    const inPath = new Set<string>();
    const written: string[] = [];
    for (const segment of segments) {
      if (!segment.startsWith(":")) {
        written.push(segment);
        continue;
      }
      const id = segment.slice(1).replace("?", "");
      const value = fields[id]?.write(state[id as keyof S]) ?? mustBe(segment, state[id as keyof S]);
      if (value === null) break;
      inPath.add(id);
      written.push(encodeURIComponent(value));
    }
    const query = queryOf(state, inPath);
    const at = path === undefined ? pathname : written.join("/");
    return query ? `${at}?${query}` : at;
  };

  return {
    initial,
    path,
    read,
    href,
    query: (state) => queryOf(state, new Set()),
    change: (state, part) => ({
      ...state,
      ...("page" in fields && { page: initial["page" as keyof S] }),
      ...part,
    }),
  };
}

/** What one parameter says: its value, and the words in it that are not known. */
export interface Reading<T> {
  value: T;
  unknown: string | null;
}

/** One part of a page's state, as one parameter of its address. */
export interface Field<T> {
  /** The parameter's name in the address. */
  name: string;
  /** Without the parameter. */
  initial: T;
  /** Reads a parameter that is there. */
  read(text: string): Reading<T>;
  /** What the address says; null: no parameter. */
  write(value: T): string | null;
}

/** A part that one value stands for, shown unless it is the initial one. */
export const field = <T>(
  name: string,
  initial: T,
  parse: (text: string) => T | undefined,
  print: (value: T) => string,
): Field<T> => ({
  name,
  initial,
  read: (text) => {
    const value = parse(text);
    return value === undefined ? { value: initial, unknown: text } : { value, unknown: null };
  },
  write: (value) => (value === initial || value === null ? null : print(value)),
});

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** An id as it is written everywhere; nothing for what is none. */
export const uuidOf = (text: string) => (UUID.test(text.toLowerCase()) ? text.toLowerCase() : undefined);

/** The id of an object, a scan, a result, a person. */
export const uuid = (name: string): Field<string | null> => field<string | null>(name, null, uuidOf, String);

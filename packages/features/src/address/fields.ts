import { type Field, field, uuidOf } from "./field.ts";

/** One of a table's values; without an initial one, null where none is chosen. */
export function oneOf<T extends string | number>(name: string, table: readonly T[]): Field<T | null>;
export function oneOf<T extends string | number>(name: string, table: readonly T[], initial: T): Field<T>;
export function oneOf<T extends string | number>(
  name: string,
  table: readonly T[],
  initial: T | null = null,
) {
  return field<T | null>(name, initial, (text) => table.find((value) => String(value) === text), String);
}

/** Several of a table's values, each once, in the table's own order. */
export function someOf<T extends string>(name: string, table: readonly T[]): Field<readonly T[]> {
  return {
    name,
    initial: [],
    read: (text) => {
      const asked = new Set(text.split(",").filter(Boolean));
      const value = table.filter((known) => asked.delete(known));
      return { value, unknown: [...asked].join(",") || null };
    },
    write: (value) => value.join(",") || null,
  };
}

const KEY = /^[\w.-]{1,100}$/;

/** An id that is a word, such as `web.tls.https` or `consent`. */
export const key = (name: string): Field<string | null> =>
  field<string | null>(name, null, (text) => (KEY.test(text) ? text : undefined), String);

/** Several parts of one kind, each once, at most `max`. */
function several(
  name: string,
  max: number,
  known: (part: string) => string | undefined,
): Field<readonly string[]> {
  return {
    name,
    initial: [],
    read: (text) => {
      const asked = [...new Set(text.split(",").filter(Boolean))];
      const value = [...new Set(asked.flatMap((part) => known(part) ?? []))].slice(0, max);
      const left = asked.filter((part) => !value.includes(known(part) ?? ""));
      return { value, unknown: left.join(",") || null };
    },
    write: (value) => value.join(",") || null,
  };
}

/** Several ids of objects, people and such. */
export const uuids = (name: string, max: number) => several(name, max, uuidOf);

/** Stands among people for what nobody takes care of. */
export const NOBODY = "nobody";

/** Those who take care of something, and nobody. */
export const owners = (name: string) =>
  several(name, 50, (part) => (part === NOBODY ? NOBODY : uuidOf(part)));

/** As calls name them: null for nobody. */
export const ownersOf = (chosen: readonly string[]) =>
  chosen.map((owner) => (owner === NOBODY ? null : owner));

/** Several ids that are words. */
export const keys = (name: string, max: number) =>
  several(name, max, (part) => (KEY.test(part) ? part : undefined));

/** Free text, cut where it is too long. Its spaces stay: it may be shown while it is typed. */
export const words = (name: string, max: number): Field<string> =>
  field(name, "", (text) => text.slice(0, max), String);

/** Yes or no: the parameter says `word`, which turns what it is without it, or is absent. */
export const flag = (name: string, word = "1", initial = false): Field<boolean> =>
  field(
    name,
    initial,
    (text) => (text === word ? !initial : undefined),
    () => word,
  );

/** A whole number within bounds. */
export const whole = (name: string, { initial, min, max }: { initial: number; min: number; max: number }) =>
  field<number>(
    name,
    initial,
    (text) => {
      const number = text === "" ? Number.NaN : Number(text);
      return Number.isSafeInteger(number) && number >= min && number <= max ? number : undefined;
    },
    String,
  );

/** Whether the first and last moment of a day are instants that a call takes, wherever the reader is. */
const isSendable = (text: string): boolean => text >= "0002" && text < "9999";

/** A day of the calendar, such as 2026-11-18. */
export const day = (name: string): Field<string | null> =>
  field<string | null>(
    name,
    null,
    (text) =>
      /^\d{4}-\d{2}-\d{2}$/.test(text) &&
      isSendable(text) &&
      new Date(`${text}T00:00Z`).toJSON()?.startsWith(text)
        ? text
        : undefined,
    String,
  );

import type { ReactNode } from "react";

export interface FilterOption {
  value: string;
  label: string;
  /** After the label: how many rows it has. */
  meta?: ReactNode;
  /** Before the label: a glyph. */
  icon?: ReactNode;
}

interface OfKey<K> {
  /** Part of the state that it changes. */
  key: K;
  label: string;
  /** Stands behind the button for more filters, unless it is in force. */
  more?: boolean;
}

/** Several values of a list. */
export interface SeveralFilter<K = string> extends OfKey<K> {
  kind: "several";
  options: readonly FilterOption[];
  /** All there is: what an address asks for beside the options is there no more, is left out and named. */
  complete?: boolean;
}

/** One value of a list. */
export interface OneFilter<K = string> extends OfKey<K> {
  kind: "one";
  options: readonly FilterOption[];
  /** Entry that lifts it, such as "All stages". Left out where one of the options is the initial one. */
  all?: string;
  /** All there is: a value that an address asks for beside the options is there no more, is left out and named. */
  complete?: boolean;
}

/** A box to tick. */
export interface FlagFilter<K = string> extends OfKey<K> {
  kind: "flag";
}

/** Chosen elsewhere, such as in the top bar; here it can be seen and lifted. */
export interface GivenFilter<K = string> extends OfKey<K> {
  kind: "given";
  text: string;
}

/** A control of its own. */
export interface OwnFilter<K = string> extends OfKey<K> {
  kind: "own";
  control: ReactNode;
  /** What it is set to, in words. */
  text: string;
}

type FilterOf<T, K> =
  | GivenFilter<K>
  | OwnFilter<K>
  | (T extends readonly string[] ? SeveralFilter<K> : T extends boolean ? FlagFilter<K> : OneFilter<K>);

/** A filter of a list over one part of its state. */
export type ListFilter<S> = { [K in keyof S & string]: FilterOf<S[K], K> }[keyof S & string];

export type AnyFilter = SeveralFilter | OneFilter | FlagFilter | GivenFilter | OwnFilter;

/** Whether a part of the state differs from where it begins. */
export function inForce<S>(state: S, initial: S, key: keyof S): boolean {
  const value = state[key];
  return Array.isArray(value) ? value.length > 0 : value !== initial[key];
}

/** The chosen value, or several of them, in words. */
export function valueTexts(filter: AnyFilter, value: unknown): string[] {
  if (filter.kind === "given" || filter.kind === "own") return [filter.text];
  if (filter.kind === "flag") return [];
  const chosen = Array.isArray(value) ? value : [value];
  return chosen.map((one) => filter.options.find((option) => option.value === one)?.label ?? String(one));
}

/** The change that lifts filters. */
export const lifted = <S>(initial: S, keys: readonly (keyof S)[]): Partial<S> =>
  Object.fromEntries(keys.map((key) => [key, initial[key]])) as Partial<S>;

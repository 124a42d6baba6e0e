/** What a column sorts by. */
export type SortValue = string | number | null | undefined;

interface Collators {
  /** Text as people sort it, and the same with digits by value. */
  plain: Intl.Collator;
  numeric: Intl.Collator;
}

const made = new Map<string, Collators>();

/** Those of the page's language, not of the browser's: Chinese sorts by pinyin wherever it is read. */
function collators(): Collators {
  const language = globalThis.document?.documentElement.lang ?? "";
  const known = made.get(language);
  if (known) return known;
  const tag = language || undefined;
  const both = { plain: new Intl.Collator(tag), numeric: new Intl.Collator(tag, { numeric: true }) };
  made.set(language, both);
  return both;
}

/** Digits that a number is written out to; longer ones are ids. */
const DIGITS = 12;
const unfit = new RegExp(`[^ -~\\n]|\\d{${DIGITS + 1}}`);

/**
 * Texts in forms that compare with their digits by value, and that comparison. Browsers compare plain signs many times
 * faster without that option, so numbers are written at one length instead, where the texts allow it.
 */
function comparable(texts: readonly string[]): {
  forms: readonly string[];
  compare: Intl.Collator["compare"];
} {
  // As one text: ten thousand small searches cost more than one long one.
  const joined = texts.join("\n");
  const forms = unfit.test(joined)
    ? texts
    : joined.replace(/\d+/g, (run) => run.padStart(DIGITS, "0")).split("\n");
  // A text of several lines falls apart; it is no name to be fast for.
  const fits = forms !== texts && forms.length === texts.length;
  const { plain, numeric } = collators();
  return fits ? { forms, compare: plain.compare } : { forms: texts, compare: numeric.compare };
}

/** The place of what is missing: after all others, in both directions. */
export const NOWHERE = -1;

const isNumber = (value: SortValue): value is number => typeof value === "number" && !Number.isNaN(value);

/** Places, from 0, of what sorts by numbers. The browser's own sort of numbers needs no comparison of ours. */
function placesOfNumbers(values: readonly SortValue[]): number[] {
  const numbers = values.filter(isNumber);
  const first = numbers[0] ?? 0;
  const least = numbers.reduce((low, value) => Math.min(low, value), first);
  const most = numbers.reduce((high, value) => Math.max(high, value), first);
  // Whole numbers are places already, with gaps between them, where place and index still make one exact number.
  if ((most - least + 2) * values.length < Number.MAX_SAFE_INTEGER && numbers.every(Number.isInteger)) {
    return values.map((value) => (isNumber(value) ? value - least : NOWHERE));
  }
  const places = new Map<SortValue, number>();
  for (const value of Float64Array.from(numbers).sort())
    if (!places.has(value)) places.set(value, places.size);
  return values.map((value) => places.get(value) ?? NOWHERE);
}

/** The place of each text; those that the language holds equal share one, so that their rows stay as they came. */
function placesOfTexts(texts: readonly string[]): number[] {
  const { forms, compare } = comparable(texts);
  const places = new Map<string, number>();
  let before: string | null = null;
  let place = -1;
  for (const form of [...forms].sort(compare)) {
    if (before === null || (before !== form && compare(before, form) !== 0)) place++;
    places.set(form, place);
    before = form;
  }
  return forms.map((form) => places.get(form) ?? NOWHERE);
}

/**
 * The place of each value in the order of all of them, from 0 and with gaps; equal values share one. Comparing text by a language's
 * rules is slow, so each different text is compared once, and rows are then put in order by numbers.
 */
export function placesOf(values: readonly SortValue[]): number[] {
  if (!values.some((value) => typeof value === "string")) return placesOfNumbers(values);
  const numbers = new Map<string, number>();
  const numberOf = values.map((value) => {
    if (value === null || value === undefined) return NOWHERE;
    const text = String(value);
    const known = numbers.get(text) ?? numbers.size;
    if (known === numbers.size) numbers.set(text, known);
    return known;
  });
  const places = placesOfTexts([...numbers.keys()]);
  return numberOf.map((number) => places[number] ?? NOWHERE);
}

/** Indexes of places in their order; equal ones stay as they came. */
export function orderOf(places: readonly number[], descending: boolean): number[] {
  const count = places.length;
  const last = places.reduce((most, place) => Math.max(place, most), NOWHERE);
  const turned = (place: number) => (place === NOWHERE ? last + 1 : descending ? last - place : place);
  // Place and index in one number: the browser sorts numbers by itself, many times faster than by a comparison.
  const both = Float64Array.from(places, (place, index) => turned(place) * count + index).sort();
  return Array.from(both, (each) => each % count);
}

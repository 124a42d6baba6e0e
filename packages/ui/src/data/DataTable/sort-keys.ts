/** What a column sorts by. */
export type SortValue = string | number | null | undefined;

/** Text as people sort it. */
const plain = new Intl.Collator();
/** The same, digits by value. */
const numeric = new Intl.Collator(undefined, { numeric: true });

/** Longest number that is written out with noughts; longer ones are ids. */
const LONGEST = 15;

/**
 * Texts and a comparison that puts digits in order by their value. Browsers compare plain signs many times faster
 * without that option, so numbers are written at one length instead, where the texts allow it.
 */
function comparable(texts: readonly string[]): {
  forms: readonly string[];
  compare: Intl.Collator["compare"];
} {
  const longest = texts.some((text) => /[^ -~]/.test(text))
    ? Number.POSITIVE_INFINITY
    : texts.reduce(
        (most, text) => (text.match(/\d+/g) ?? []).reduce((n, run) => Math.max(n, run.length), most),
        0,
      );
  if (longest > LONGEST) return { forms: texts, compare: numeric.compare };
  if (longest < 2) return { forms: texts, compare: plain.compare };
  const forms = texts.map((text) => text.replace(/\d+/g, (run) => run.padStart(longest, "0")));
  return { forms, compare: plain.compare };
}

/** Places of texts in their order, from 0; texts that the language holds equal share one, so that rows stay as they came. */
function placesOf(texts: readonly string[]): Map<string, number> {
  const { forms, compare } = comparable(texts);
  const order = texts.map((_, index) => index).sort((a, b) => compare(forms[a] ?? "", forms[b] ?? ""));
  const places = new Map<string, number>();
  let before: string | null = null;
  let place = 0;
  for (const index of order) {
    const form = forms[index] ?? "";
    if (before !== null && compare(before, form) !== 0) place++;
    places.set(texts[index] ?? "", place);
    before = form;
  }
  return places;
}

/** Reads what rows sort by as numbers of the same order. */
export type SortKeys = (values: readonly SortValue[]) => (number | undefined)[];

/**
 * Turns what one column sorts by into numbers of the same order, undefined where there is nothing. Comparing text by a
 * language's rules is slow: each different text is placed once, and rows that a filter takes out and puts back find
 * their place again. Keep one for one column.
 */
export function createSortKeys(): SortKeys {
  let places = new Map<string, number>();
  return (values) => {
    if (!values.some((value) => typeof value === "string")) {
      return values.map((value) => (typeof value === "number" && !Number.isNaN(value) ? value : undefined));
    }
    const texts = values.map((value) => (value === null || value === undefined ? undefined : String(value)));
    if (texts.some((each) => each !== undefined && !places.has(each))) {
      places = placesOf([...new Set([...places.keys(), ...texts.filter((each) => each !== undefined)])]);
    }
    return texts.map((each) => (each === undefined ? undefined : places.get(each)));
  };
}

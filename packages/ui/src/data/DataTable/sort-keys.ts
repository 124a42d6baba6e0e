/** What a column sorts by. */
export type SortValue = string | number | null | undefined;

/** Text as people sort it, digits by value. */
const text = new Intl.Collator(undefined, { numeric: true });

/**
 * Turns what one column sorts by into numbers of the same order, undefined where there is nothing. Comparing text by a
 * language's rules is slow: each different text is placed once, and rows that a filter takes out and puts back find
 * their place again. Keep one for one column.
 */
export function createSortKeys(): (values: readonly SortValue[]) => (number | undefined)[] {
  let places = new Map<string, number>();
  return (values) => {
    if (!values.some((value) => typeof value === "string")) {
      return values.map((value) => (typeof value === "number" && !Number.isNaN(value) ? value : undefined));
    }
    const texts = values.map((value) => (value === null || value === undefined ? undefined : String(value)));
    if (texts.some((each) => each !== undefined && !places.has(each))) {
      const all = new Set([...places.keys(), ...texts.filter((each) => each !== undefined)]);
      places = new Map();
      let before: string | null = null;
      let place = 0;
      for (const each of [...all].sort(text.compare)) {
        // Texts that the language holds equal share a place, so that their rows stay as they came.
        if (before !== null && text.compare(before, each) !== 0) place++;
        places.set(each, place);
        before = each;
      }
    }
    return texts.map((each) => (each === undefined ? undefined : places.get(each)));
  };
}

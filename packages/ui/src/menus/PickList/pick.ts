/** One entry of a pick list. */
export interface PickOption {
  id: string;
  /** What is searched, and found by its first letters. */
  text: string;
  disabled?: boolean;
  /** Stands for all the others: it is no entry of its own when they are counted. */
  collective?: boolean;
}

/** A list with more entries than this has a search box, where it sets no number of its own. */
export const searchThreshold = 10;
/** A list with more entries than this draws only the rows in view. */
export const virtualThreshold = 200;
/** Most px a list is high. */
export const listMaxHeight = 296;

/** Whether a list is so long that it is searched. */
export const isSearched = (options: readonly PickOption[], over = searchThreshold): boolean =>
  options.filter(({ collective }) => !collective).length > over;

/** The next entry from `from` in a direction that can be chosen; `from` where there is none. Ends do not wrap. */
export function step(options: readonly PickOption[], from: number, by: 1 | -1): number {
  for (let at = from + by; at >= 0 && at < options.length; at += by) if (!options[at]?.disabled) return at;
  return from;
}

/** The next entry after `from` whose text begins with a letter, round the end. */
export function byLetter(options: readonly PickOption[], from: number, letter: string): number {
  const count = options.length;
  for (let by = 1; by <= count; by++) {
    const at = (from + by) % count;
    const option = options[at];
    if (option && !option.disabled && option.text.toLocaleLowerCase().startsWith(letter.toLocaleLowerCase()))
      return at;
  }
  return from;
}

/** Finds the rows that hold what is searched for. Keep one finder for one array of rows. */
export type Finder<T> = (search: string) => readonly T[];

const fold = (text: string) => text.normalize("NFKC").toLowerCase();

/**
 * Makes a finder over rows. Upper and lower case are the same, full-width and half-width signs too; an empty search
 * finds all. The rows' text is read at the first search only, and a search that adds to the one before looks only
 * at what that one left.
 */
export function createFinder<T>(rows: readonly T[], textOf: (row: T) => string): Finder<T> {
  let texts: readonly string[] | null = null;
  let before: { search: string; at: readonly number[] } | null = null;
  return (wanted) => {
    const search = fold(wanted.trim());
    if (search === "") return rows;
    texts ??= rows.map((row) => fold(textOf(row)));
    const from = before && search.startsWith(before.search) ? before.at : texts.keys();
    const at: number[] = [];
    for (const index of from) if (texts[index]?.includes(search)) at.push(index);
    before = { search, at };
    return at.map((index) => rows[index] as T);
  };
}

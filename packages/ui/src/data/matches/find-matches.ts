/** Finds the rows that hold what is searched for. Keep one finder for one array of rows. */
export type Finder<T> = (search: string) => readonly T[];

const fold = (text: string) => text.normalize("NFKC").toLowerCase();

/**
 * Makes a finder over rows. Upper and lower case are the same, full-width and half-width signs too; an empty search
 * finds all. The rows' text is read at the first search only, and a search that adds to the one before looks only
 * at what that one left.
 */
export function createFinder<T>(rows: readonly T[], textOf: (row: T) => string): Finder<T> {
  let texts: Map<T, string> | null = null;
  let before = { search: "", found: rows };
  return (wanted) => {
    const search = fold(wanted.trim());
    if (search === "") return rows;
    texts ??= new Map(rows.map((row) => [row, fold(textOf(row))]));
    const all = texts;
    const from = search.startsWith(before.search) ? before.found : rows;
    const found = from.filter((row) => all.get(row)?.includes(search));
    before = { search, found };
    return found;
  };
}

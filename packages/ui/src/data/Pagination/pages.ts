/** A page number, or one of the two gaps. */
export type PageEntry = number | "gap-before" | "gap-after";

/** First, last, and the pages around the one shown; never more than seven entries. */
export function pagesShown(page: number, count: number): PageEntry[] {
  if (count <= 7) return range(1, count);
  if (page <= 4) return [...range(1, 5), "gap-after", count];
  if (page >= count - 3) return [1, "gap-before", ...range(count - 4, count)];
  return [1, "gap-before", ...range(page - 1, page + 1), "gap-after", count];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

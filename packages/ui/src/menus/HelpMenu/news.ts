/** Something that changed in the product. */
export interface NewsEntry {
  id: string;
  title: string;
  /** Day it was told, such as "17 Nov". */
  date?: string;
  href: string;
}

/** So many entries stand in the list by themselves. */
export const newsListed = 5;
/** With more, so many stand over the entry that leads to all. */
export const newsShortened = 4;

/** The entries that are listed, and where all of them stand when not all are: at the first. */
export function listNews(entries: readonly NewsEntry[]): { listed: readonly NewsEntry[]; fullHref?: string } {
  if (entries.length <= newsListed) return { listed: entries };
  return { listed: entries.slice(0, newsShortened), fullHref: entries[0]?.href };
}

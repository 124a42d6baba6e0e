/** A text as a pattern that finds it anywhere. */
export const patternOf = (search: string): string => `%${search.replace(/[\\%_]/g, "\\$&")}%`;

/** Which rows a page holds. */
export const pageOf = ({ page, page_size: size }: { page: number; page_size: number }) => ({
  limit: size,
  offset: (page - 1) * size,
});

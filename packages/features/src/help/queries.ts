import { helpCategories, helpContent, searchHelp } from "@candor/api/contract";
import { useEndpoint } from "../platform/index.ts";

export const useHelpContents = () => useEndpoint(helpCategories, {}, { quiet: true });

/** One article; the first one without an id. */
export const useHelpArticle = (id: string | undefined) =>
  useEndpoint(helpContent, id === undefined ? {} : { id }, { quiet: true });

/** What the words lead to; nothing is asked for without words. */
export const useHelpSearch = (query: string) =>
  useEndpoint(searchHelp, { query }, { quiet: true, enabled: query !== "", keepPrevious: true });

import { PAGE_SIZES } from "@candor/api/contract";
import { flag, oneOf, whole, words } from "./fields.ts";

export type PageSize = (typeof PAGE_SIZES)[number];

/** Longest search that the server takes. */
export const SEARCH_MAX = 200;

/** What every list has: search, page, rows on a page. */
export const listFields = {
  search: words("q", SEARCH_MAX),
  page: whole("page", { initial: 1, min: 1, max: 1_000_000 }),
  pageSize: oneOf<PageSize>("size", PAGE_SIZES, 20),
};

/** Order of a list that sorts. */
export const sortFields = <T extends string>(sorts: readonly T[], initial: T, descending = false) => ({
  sort: oneOf("sort", sorts, initial),
  descending: descending ? flag("dir", "asc", true) : flag("dir", "desc"),
});

/** The parts of a list's state that every list has. */
export interface ListState {
  search: string;
  /** From 1. */
  page: number;
  pageSize: PageSize;
  sort?: string;
  descending?: boolean;
}

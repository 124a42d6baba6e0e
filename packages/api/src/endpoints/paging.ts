import * as z from "zod/mini";
import { PAGE_SIZES } from "../contract/results/checks.ts";

/** From 1. */
export const pageNumber = z.int().check(z.minimum(1));

/** Page of a list. */
export const paging = {
  page: z._default(pageNumber, 1),
  page_size: z._default(z.literal(PAGE_SIZES), 20),
};

/** Text that a list is searched by. */
export const searching = { search: z._default(z.string().check(z.trim(), z.maxLength(200)), "") };

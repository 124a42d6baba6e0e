import { pagesOf } from "@candor/features/app";

/** The console's pages, by their folder under `pages`. */
export const { hasPage, loadPage } = pagesOf(import.meta.glob("../pages/*/index.tsx"));

import type { ComponentType } from "react";

type PageModule = { default: ComponentType };

const modules = import.meta.glob<PageModule>("../pages/*/index.tsx");

/** Fetches a page's code by its folder under `pages`. */
export function loadPage(page: string): Promise<PageModule> {
  const load = modules[`../pages/${page}/index.tsx`];
  if (!load) throw new Error(`There is no page in pages/${page}`);
  return load();
}

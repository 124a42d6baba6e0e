import type { ComponentType } from "react";

type PageModule = { default: ComponentType };

const modules = import.meta.glob<PageModule>("../pages/*/index.tsx");
const fileOf = (page: string) => `../pages/${page}/index.tsx`;

/** Whether there is a page in this folder under `pages`. */
export const hasPage = (page: string): boolean => fileOf(page) in modules;

/** Fetches a page's code by its folder under `pages`. */
export function loadPage(page: string): Promise<PageModule> {
  const load = modules[fileOf(page)];
  if (!load) throw new Error(`There is no page in pages/${page}`);
  return load();
}

import type { LoadPage, PageModule } from "./screen-loader.ts";

/** An app's pages by their folder: what a glob of every `index.tsx` under `pages` gives. */
export function pagesOf(modules: Record<string, () => Promise<unknown>>) {
  const fileOf = (page: string) => `../pages/${page}/index.tsx`;
  const loadPage: LoadPage = (page) => {
    const load = modules[fileOf(page)];
    if (!load) throw new Error(`There is no page in pages/${page}`);
    return load() as Promise<PageModule>;
  };
  return { hasPage: (page: string): boolean => fileOf(page) in modules, loadPage };
}

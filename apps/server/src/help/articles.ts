import type { HelpArticle, HelpCategory, HelpEntry, Language } from "@candor/api/entities";
import { HttpError } from "../http/http-error.ts";
import { type HelpPage, helpLibrary } from "./library.ts";

export const toEntry = ({ id, texts }: HelpPage, language: Language): HelpEntry => ({
  id,
  title: texts[language].title,
});

/** The table of contents. */
export function helpContents(language: Language): HelpCategory[] {
  return helpLibrary().categories.map(({ id, titles, articles }) => ({
    id,
    title: titles[language],
    articles: articles.map((page) => toEntry(page, language)),
  }));
}

/** One page with its neighbours; the first article when none is named. */
export function helpArticle(id: string | undefined, language: Language): HelpArticle {
  const { categories, staff, releases, pages } = helpLibrary();
  const articles = categories.flatMap((category) => category.articles);
  const page = id === undefined ? articles[0] : (pages.get(id) ?? staff.find((one) => one.id === id));
  if (!page) throw new HttpError("help.not_found");
  const row = [articles, staff, releases].find((pages) => pages.includes(page)) ?? [];
  const at = row.indexOf(page);
  const neighbour = (index: number) => {
    const other = row[index];
    return other ? toEntry(other, language) : null;
  };
  const category = categories.find((one) => one.id === page.category);
  const text = page.texts[language];
  return {
    ...toEntry(page, language),
    kind: page.kind,
    category: category ? { id: category.id, title: category.titles[language] } : null,
    markdown: text.markdown,
    updated_on: text.updatedOn,
    previous: neighbour(at - 1),
    next: neighbour(at + 1),
  };
}

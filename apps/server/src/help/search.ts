import { type HelpHit, type Language, spelledOut } from "@candor/api/entities";
import MiniSearch from "minisearch";
import { type HelpPage, helpLibrary } from "./library.ts";
import { plainText } from "./parse.ts";
import { excerptOf, tokensOf } from "./tokens.ts";

interface Entry {
  id: string;
  title: string;
  text: string;
}

const MOST_HITS = 20;

function build(language: Language): MiniSearch<Entry> {
  const index = new MiniSearch<Entry>({
    fields: ["title", "text"],
    storeFields: ["title", "text"],
    tokenize: tokensOf,
    searchOptions: {
      boost: { title: 3 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    },
  });
  index.addAll(
    [...helpLibrary().pages.values()].map(({ id, texts }) => ({
      id,
      title: texts[language].title,
      text: plainText(texts[language].markdown),
    })),
  );
  return index;
}

const indexes = new Map<Language, MiniSearch<Entry>>();

/** Pages that hold the words of a query, best first. */
export function searchHelp(query: string, language: Language): (HelpHit & { page: HelpPage })[] {
  const index = indexes.get(language) ?? build(language);
  indexes.set(language, index);
  const library = helpLibrary();
  return index
    .search(spelledOut(query))
    .slice(0, MOST_HITS)
    .flatMap(({ id, title, text, terms }) => {
      const page = library.pages.get(id);
      if (!page) return [];
      const category = library.categories.find((one) => one.id === page.category)?.titles[language] ?? null;
      return [{ id, title, kind: page.kind, category, excerpt: excerptOf(text, terms), page }];
    });
}

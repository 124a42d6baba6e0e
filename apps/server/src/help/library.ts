import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { HelpKind, Language } from "@candor/api/entities";
import { LANGUAGES } from "@candor/api/entities";
import { type HelpFile, nameOf, parseHelpFile } from "./parse.ts";

/** An article or a release in both languages. */
export interface HelpPage {
  id: string;
  kind: HelpKind;
  /** Folder of an article; null for a release. */
  category: string | null;
  texts: Record<Language, HelpFile>;
}

export interface HelpLibrary {
  /** In reading order. */
  categories: { id: string; titles: Record<Language, string>; articles: HelpPage[] }[];
  /** For staff, in reading order: neither in the contents nor found by customers. */
  staff: HelpPage[];
  /** Newest first. */
  releases: HelpPage[];
  /** All that customers read. */
  pages: ReadonlyMap<string, HelpPage>;
}

const root = fileURLToPath(new URL("../../content", import.meta.url));

function readFolder(folder: string, kind: HelpKind, category: string | null): HelpPage[] {
  const texts = new Map<string, Partial<Record<Language, HelpFile>>>();
  for (const file of readdirSync(folder)) {
    const name = nameOf(file);
    if (!name) continue;
    const path = join(folder, file);
    const known = texts.get(name.id) ?? {};
    known[name.language] = parseHelpFile(path, readFileSync(path, "utf8"));
    texts.set(name.id, known);
  }
  return [...texts].flatMap(([id, { en, cn }]) => {
    if (!en || !cn) throw new Error(`${join(folder, id)} is there in one language only.`);
    return en.draft || cn.draft ? [] : [{ id, kind, category, texts: { en, cn } }];
  });
}

const inOrder = (a: HelpPage, b: HelpPage) => a.texts.en.order - b.texts.en.order;

interface CategoryTitle extends Record<Language, string> {
  id: string;
}

/** Reads all content: once, at start. Throws where a text is missing in a language or a name is used twice. */
export function readLibrary(folder: string = root): HelpLibrary {
  const titles = JSON.parse(readFileSync(join(folder, "help/categories.json"), "utf8")) as CategoryTitle[];
  const categories = titles.map(({ id, ...title }) => ({
    id,
    titles: title,
    articles: readFolder(join(folder, "help", id), "article", id).sort(inOrder),
  }));
  const staff = readFolder(join(folder, "console"), "article", null).sort(inOrder);
  const releases = readFolder(join(folder, "changelog"), "release", null).sort((a, b) =>
    b.texts.en.updatedOn.localeCompare(a.texts.en.updatedOn),
  );
  const all = [...categories.flatMap(({ articles }) => articles), ...releases];
  const pages = new Map(all.map((page) => [page.id, page]));
  if (pages.size !== all.length || staff.some(({ id }) => pages.has(id)))
    throw new Error("Two help pages have the same name.");
  for (const category of categories) {
    for (const language of LANGUAGES) {
      if (!category.titles[language]) throw new Error(`Category ${category.id} has no title in ${language}.`);
    }
  }
  return { categories, staff, releases, pages };
}

let read: HelpLibrary | undefined;

/** The help that comes with this version. */
export function helpLibrary(): HelpLibrary {
  read ??= readLibrary();
  return read;
}

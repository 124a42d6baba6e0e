import type { Language } from "@candor/api/entities";

/** One Markdown file of the help: fields between two lines of dashes, then the text. */
export interface HelpFile {
  title: string;
  updatedOn: string;
  /** Position among its neighbours; for a release its day decides. */
  order: number;
  /** What it tells of is not there yet: the page is kept, and shown to nobody. */
  draft: boolean;
  markdown: string;
}

const HEAD = /^---\n([\s\S]*?)\n---\n+/;

/** The fields between the two lines of dashes; none where there is no head. */
export const headOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    (HEAD.exec(text)?.[1] ?? "").split("\n").map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
    }),
  );

/** Reads a file's head and text. Throws where a field is missing: the content is part of the program. */
export function parseHelpFile(path: string, text: string): HelpFile {
  const head = HEAD.exec(text);
  const fields = headOf(text);
  const title = fields.get("title");
  const updatedOn = fields.get("updated") ?? "";
  if (!head || !title || !/^\d{4}-\d{2}-\d{2}$/.test(updatedOn)) {
    throw new Error(`${path} needs a head with title and updated.`);
  }
  return {
    title,
    updatedOn,
    order: Number(fields.get("order") ?? 0),
    draft: fields.get("draft") === "true",
    markdown: text.slice(head[0].length).trim(),
  };
}

/** Name and language of a file such as `read-results.en.md`; null for any other file. */
export function nameOf(file: string): { id: string; language: Language } | null {
  const match = /^([a-z0-9][a-z0-9.-]*)\.(en|cn)\.md$/.exec(file);
  return match?.[1] && match[2] ? { id: match[1], language: match[2] as Language } : null;
}

/** A Markdown text without its marks, for searching and excerpts. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/^#+\s+/gm, "")
    .replace(/^\|[-|: \t]+\|$/gm, "")
    .replace(/!?\[([^[\]]*)\]\([^()\n]*\)/g, "$1")
    .replace(/[*_`>|]/g, "")
    .replace(/^[ \t]*(?:[-+]|\d+\.)[ \t]+/gm, "")
    .replace(/\s+/g, " ")
    .trim();
}

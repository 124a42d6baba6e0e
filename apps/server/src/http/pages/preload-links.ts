import { readFile } from "node:fs/promises";
import { join } from "node:path";

const TAG = /<(?:link|script)\b[^<>]*>/gi;
const attribute = (tag: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`, "i").exec(tag)?.[1] ?? null;

/** One tag of a page's head as a part of a `Link` header; null where it is neither a module nor a style. */
function linkOf(tag: string): string | null {
  const file = attribute(tag, "href") ?? attribute(tag, "src");
  const rel = attribute(tag, "rel");
  if (!file?.startsWith("/")) return null;
  if (rel === "modulepreload" || attribute(tag, "type") === "module") {
    return `<${file}>; rel=modulepreload; crossorigin`;
  }
  return rel === "stylesheet" ? `<${file}>; rel=preload; as=style; crossorigin` : null;
}

/**
 * The `Link` header of each built page: with it a browser asks for scripts and styles
 * as soon as the headers are there, before it has read the page itself.
 */
export async function preloadLinks(folder: string, pages: Iterable<string>): Promise<Map<string, string>> {
  const links = new Map<string, string>();
  for (const page of pages) {
    const html = await readFile(join(folder, page), "utf8");
    const parts = Array.from(html.matchAll(TAG), ([tag]) => linkOf(tag)).filter((part) => part !== null);
    if (parts.length > 0) links.set(join(folder, page), parts.join(", "));
  }
  return links;
}

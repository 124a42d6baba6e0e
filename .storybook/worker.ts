import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Kinds of files that Storybook itself is made of. No story answers for them. */
const OWN = ["document", "font", "iframe", "script", "style", "worker"];

/**
 * The script of the worker that answers a story's calls. A documentation page shows stories in frames of their own;
 * the library asks any frame that has a worker what becomes of a file that the page asks for, and a frame that is just
 * being taken away never says: the page would wait for it without end. So Storybook's own files are left to the browser.
 */
export function workerScript(): string {
  const folder = dirname(createRequire(import.meta.url).resolve("msw/package.json"));
  const first = `addEventListener("fetch", (event) => {
  if (${JSON.stringify(OWN)}.includes(event.request.destination)) event.stopImmediatePropagation();
});\n`;
  return first + readFileSync(join(folder, "lib/mockServiceWorker.js"), "utf8");
}

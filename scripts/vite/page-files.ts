import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const FILE = ".vite/pages.json";

/** Files that an app's pages are in, by the page's folder. */
export type PageFiles = Readonly<Record<string, string>>;

/** Notes which file each page is in. The manifest does not tell it of a page that shares a chunk of a name of its own. */
export function pageFiles(): Plugin {
  return {
    name: "candor:page-files",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_, bundle) {
      const files: Record<string, string> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk") continue;
        for (const id of chunk.moduleIds) {
          const page = /\/src\/pages\/([^/]+)\/index\.tsx$/.exec(id)?.[1];
          if (page !== undefined) files[page] = chunk.fileName;
        }
      }
      this.emitFile({ type: "asset", fileName: FILE, source: JSON.stringify(files) });
    },
  };
}

export const readPageFiles = async (dist: string): Promise<PageFiles> =>
  JSON.parse(await readFile(join(dist, FILE), "utf8"));

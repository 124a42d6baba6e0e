import { readdirSync } from "node:fs";
import { join, relative } from "node:path";

const SKIPPED = new Set(["node_modules", "dist", "migrations"]);

/** The files under `apps` and `packages`, with `/` between their parts, whether in Git or not yet. */
export function sourceFiles(root: string): string[] {
  const inside = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      if (SKIPPED.has(entry.name)) return [];
      const path = join(folder, entry.name);
      return entry.isDirectory() ? inside(path) : [relative(root, path).replaceAll("\\", "/")];
    });
  return ["apps", "packages"].flatMap((folder) => inside(join(root, folder))).sort();
}

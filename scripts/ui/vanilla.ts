import { writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { createCompiler } from "@vanilla-extract/compiler";
import { sourceFolder, uiFolder } from "./catalogue.ts";

const MARK = /import '([^']+)\.vanilla\.css';/g;

const sibling = (from: string, to: string) => {
  const path = relative(dirname(from), to);
  return path.startsWith(".") ? path : `./${path}`;
};

/**
 * Writes each `X.css.ts` as `X.css` and as `X.css.js`, which holds the class names and imports the stylesheet and
 * those that it builds on, in their order. A consumer's bundler takes the CSS of what it imports and no more.
 *
 * @param files paths below `src`
 */
export async function writeStyles(files: readonly string[], target: string): Promise<void> {
  const sheets = new Map<string, string>();
  const compiler = createCompiler({
    root: uiFolder,
    identifiers: "short",
    enableFileWatcher: false,
    cssImportSpecifier: (path, css) => {
      sheets.set(relative(sourceFolder, path).replace(/\.ts$/, ""), css);
      return `${path}.vanilla.css`;
    },
  });
  try {
    for (const file of files) {
      const { source } = await compiler.processVanillaFile(join(sourceFolder, file));
      const script = source.replace(MARK, (_all, path: string) => {
        const sheet = relative(sourceFolder, path).replace(/\.ts$/, "");
        return `import "${sibling(file, sheet)}";`;
      });
      await writeFile(join(target, file.replace(/\.ts$/, ".js")), script);
    }
    for (const [sheet, css] of sheets) await writeFile(join(target, sheet), `${css}\n`);
  } finally {
    await compiler.close();
  }
}

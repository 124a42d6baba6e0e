import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Relative specifiers that still end as in the sources. */
const SOURCE_PATH = /((?:from|import)\s*\(?\s*")(\.{1,2}\/[^"]+)\.tsx?"/g;

/**
 * TypeScript writes the modules with the extensions of the build, but leaves those of the sources in the types, and
 * imports of stylesheets, which have no types.
 */
export async function finishTypes(built: string): Promise<void> {
  for await (const path of glob("**/*.d.ts", { cwd: built })) {
    const file = join(built, path);
    const text = (await readFile(file, "utf8"))
      .replace(/^import "[^"]+";\n?/gm, "")
      .replace(SOURCE_PATH, '$1$2.js"');
    await writeFile(file, /^(import|export) /m.test(text) ? text : `${text}export {};\n`);
  }
}

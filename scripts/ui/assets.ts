import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { sourceFolder, uiFolder } from "./catalogue.ts";

const { resolve } = createRequire(join(uiFolder, "package.json"));
const FONT = /url\("(@fontsource[^"]+)"\)/g;

/** The root of an installed package, found by its manifest. */
const folderOf = (name: string) => dirname(resolve(`${name}/package.json`));

/**
 * Copies plain stylesheets. The font files they name by package are laid beside them under `fonts/`, each with its
 * licence, so that a consumer needs neither those packages nor a bundler that resolves packages inside `url()`.
 */
export async function writeAssets(sheets: readonly string[], target: string): Promise<void> {
  await mkdir(join(target, "fonts"), { recursive: true });
  for (const sheet of sheets) {
    const css = await readFile(join(sourceFolder, sheet), "utf8");
    for (const [, path = ""] of css.matchAll(FONT)) {
      const [scope, name, ...rest] = path.split("/");
      const folder = folderOf(`${scope}/${name}`);
      await copyFile(join(folder, ...rest), join(target, "fonts", basename(path)));
      await copyFile(join(folder, "LICENSE"), join(target, "fonts", `${name}.LICENSE`));
    }
    const fonts = relative(dirname(sheet), "fonts");
    await mkdir(dirname(join(target, sheet)), { recursive: true });
    await writeFile(
      join(target, sheet),
      css.replace(FONT, (_all, path: string) => `url("${fonts}/${basename(path)}")`),
    );
  }
}

const RADIX = /^import "(@radix-ui\/themes\/tokens\/[\w/-]+\.css)";$/gm;

/**
 * Lays the stylesheets of Radix's tokens beside the one style entry, which then imports them from there: a layer holds
 * what it is written around, and an import by name cannot say one in JavaScript.
 *
 * @param theme the built folder of the theme
 */
export async function writeRadixTokens(theme: string): Promise<void> {
  const entry = join(theme, "styles.js");
  const script = await readFile(entry, "utf8");
  const folder = join(theme, "radix");
  await mkdir(folder, { recursive: true });
  for (const [, path = ""] of script.matchAll(RADIX))
    await copyFile(resolve(path), join(folder, basename(path)));
  await copyFile(join(folderOf("@radix-ui/themes"), "LICENSE"), join(folder, "LICENSE"));
  await writeFile(
    entry,
    script.replace(RADIX, (_all, path: string) => `import "./radix/${basename(path)}";`),
  );
}

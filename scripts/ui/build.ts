// `pnpm ui:build`: @candor/ui as others install it, in packages/ui/dist. One module per source file, as ESM with types;
// the styles of each component in a sheet of its own.
import { existsSync } from "node:fs";
import { copyFile, glob, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { bin, root, run } from "../lib/workspace.mjs";
import { finishTypes } from "../publish/types.ts";
import { writeAssets, writeRadixTokens } from "./assets.ts";
import { sourceFolder, uiFolder } from "./catalogue.ts";
import { clientReason } from "./client.ts";
import { publishedUi } from "./manifest.ts";
import { writeStyles } from "./vanilla.ts";

export const builtFolder = join(uiFolder, "dist");

/** What stands beside the sources for stories and tests alone; tsconfig.build.json leaves the same out. */
const UNPUBLISHED = /\.(stories|test)\.|(^|\/)(samples|stories|testing)\./;

async function list(pattern: string): Promise<string[]> {
  const found: string[] = [];
  for await (const path of glob(pattern, { cwd: sourceFolder })) found.push(path);
  return found.filter((path) => !UNPUBLISHED.test(path)).sort();
}

/** Marks the modules that only a browser can run, for frameworks with server components. */
async function markClient(): Promise<void> {
  for await (const path of glob("**/*.js", { cwd: builtFolder })) {
    const source = ["ts", "tsx"]
      .map((kind) => join(sourceFolder, path.replace(/js$/, kind)))
      .find((file) => existsSync(file));
    if (!source || !clientReason(source, await readFile(source, "utf8"))) continue;
    const file = join(builtFolder, path);
    await writeFile(file, `"use client";\n${await readFile(file, "utf8")}`);
  }
}

/** Puts every stylesheet into the layer `candor`: whatever an app says outside of layers, or in a later one, wins. */
async function layerStyles(): Promise<void> {
  for await (const path of glob("**/*.css", { cwd: builtFolder })) {
    const file = join(builtFolder, path);
    const css = await readFile(file, "utf8");
    if (/@(import|charset)\b/.test(css)) throw new Error(`${path} has rules that no layer can hold`);
    await writeFile(file, `@layer candor {\n${css.trim()}\n}\n`);
  }
}

/** A page of Storybook that people need where they have the package alone, as plain Markdown: from its title on. */
async function writePage(name: string): Promise<void> {
  const page = await readFile(join(uiFolder, `docs/${name}.mdx`), "utf8");
  await writeFile(join(builtFolder, `${name.toLowerCase()}.md`), page.slice(page.search(/^# /m)));
}

/** Builds the package anew; throws when the types are wrong. */
export async function buildPackage(): Promise<void> {
  await rm(builtFolder, { recursive: true, force: true });
  const code = await run(join(bin, "tsc"), ["-p", join(uiFolder, "tsconfig.build.json")]);
  if (code !== 0) throw new Error("The types of packages/ui are wrong");
  await finishTypes(builtFolder);
  await markClient();
  await writeStyles(await list("**/*.css.ts"), builtFolder);
  await writeAssets(await list("**/*.css"), builtFolder);
  await writeRadixTokens(join(builtFolder, "theme"));
  await layerStyles();
  for (const svg of await list("**/*.svg")) {
    await mkdir(dirname(join(builtFolder, svg)), { recursive: true });
    await copyFile(join(sourceFolder, svg), join(builtFolder, svg));
  }
  const manifest = publishedUi();
  await writeFile(join(builtFolder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  await copyFile(join(root, "LICENSE"), join(builtFolder, "LICENSE"));
  for (const name of ["README.md", "CHANGELOG.md", "llms.txt"])
    await copyFile(join(uiFolder, name), join(builtFolder, name));
  for (const name of ["Theming", "Variables", "Recipes"]) await writePage(name);
}

if (import.meta.main) await buildPackage();

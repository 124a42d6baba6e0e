// `pnpm ui:build`: @candor/ui as others install it, in packages/ui/dist. One module per source file, as ESM with types;
// the styles of each component in a sheet of its own.
import { existsSync } from "node:fs";
import { copyFile, glob, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { bin, root, run } from "../lib/house.mjs";
import { writeAssets, writeRadixTokens } from "./assets.ts";
import { readManifest, sourceFolder, uiFolder } from "./catalogue.ts";
import { clientReason } from "./client.ts";
import { publishedManifest } from "./manifest.ts";
import { writeStyles } from "./vanilla.ts";

export const builtFolder = join(uiFolder, "dist");

/** Relative specifiers that still end as in the sources. */
const SOURCE_PATH = /((?:from|import)\s*\(?\s*")(\.{1,2}\/[^"]+)\.tsx?"/g;

/** What stands beside the sources for stories and tests alone; tsconfig.build.json leaves the same out. */
const UNPUBLISHED = /\.(stories|test)\.|(^|\/)(samples|stories|testing)\./;

async function list(pattern: string): Promise<string[]> {
  const found: string[] = [];
  for await (const path of glob(pattern, { cwd: sourceFolder })) found.push(path);
  return found.filter((path) => !UNPUBLISHED.test(path)).sort();
}

/**
 * TypeScript writes the modules with the extensions of the build, but leaves those of the sources in the types, and
 * imports of stylesheets, which have no types.
 */
async function finishTypes(): Promise<void> {
  for await (const path of glob("**/*.d.ts", { cwd: builtFolder })) {
    const file = join(builtFolder, path);
    const text = (await readFile(file, "utf8"))
      .replace(/^import "[^"]+";\n?/gm, "")
      .replace(SOURCE_PATH, '$1$2.js"');
    await writeFile(file, /^(import|export) /m.test(text) ? text : `${text}export {};\n`);
  }
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

/** Builds the package anew; throws when the types are wrong. */
export async function buildPackage(): Promise<void> {
  await rm(builtFolder, { recursive: true, force: true });
  const code = await run(join(bin, "tsc"), ["-p", join(uiFolder, "tsconfig.build.json")]);
  if (code !== 0) throw new Error("The types of packages/ui are wrong");
  await finishTypes();
  await markClient();
  await writeStyles(await list("**/*.css.ts"), builtFolder);
  await writeAssets(await list("**/*.css"), builtFolder);
  await writeRadixTokens(join(builtFolder, "theme"));
  await layerStyles();
  for (const svg of await list("**/*.svg")) {
    await mkdir(dirname(join(builtFolder, svg)), { recursive: true });
    await copyFile(join(sourceFolder, svg), join(builtFolder, svg));
  }
  const manifest = publishedManifest(readManifest());
  await writeFile(join(builtFolder, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  await copyFile(join(root, "LICENSE"), join(builtFolder, "LICENSE"));
  for (const name of ["README.md", "llms.txt"]) await copyFile(join(uiFolder, name), join(builtFolder, name));
}

if (import.meta.main) await buildPackage();

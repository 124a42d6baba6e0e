// `pnpm api:build`: @candor/api as others install it, in packages/api/dist: one module for each source file, as ESM with
// types. Node reads no TypeScript below node_modules.
import { copyFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { bin, root, run } from "../lib/workspace.mjs";
import { builtPaths, publishedManifest, readManifest } from "../publish/manifest.ts";
import { finishTypes } from "../publish/types.ts";

export const apiFolder = join(root, "packages/api");
export const apiBuilt = join(apiFolder, "dist");

/** Builds the package anew; throws when the types are wrong. */
export async function buildApi(): Promise<void> {
  await rm(apiBuilt, { recursive: true, force: true });
  const code = await run(join(bin, "tsc"), ["-p", join(apiFolder, "tsconfig.build.json")]);
  if (code !== 0) throw new Error("The types of packages/api are wrong");
  await finishTypes(apiBuilt);
  const source = readManifest(apiFolder);
  const exports = Object.fromEntries(
    Object.entries(source.exports).map(([way, path]) => [
      way,
      String(path).endsWith(".ts") ? builtPaths(String(path)) : path,
    ]),
  );
  const manifest = publishedManifest(source, { exports, sideEffects: false });
  await writeFile(join(apiBuilt, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  await copyFile(join(root, "LICENSE"), join(apiBuilt, "LICENSE"));
  for (const name of ["README.md", "CHANGELOG.md"])
    await copyFile(join(apiFolder, name), join(apiBuilt, name));
}

if (import.meta.main) await buildApi();

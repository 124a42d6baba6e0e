import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { uiFolder } from "./catalogue.ts";

const BLOCK = /^```(tsx?)\n(.*?)^```$/gms;

const NAMED = /`([\w./-]+)`:\n\n```tsx?\n(.*?)^```$/gms;

/** The page of recipes: files that belong together, and what an app needs beside the package. */
const RECIPES = "docs/Recipes.mdx";

const recipes = () => readFileSync(join(uiFolder, RECIPES), "utf8");

/** The files that recipes name, by their paths: `app/…` for Next, `vitest.…` for Vitest. */
export const recipeFiles = (start: "app/" | "vitest."): Record<string, string> =>
  Object.fromEntries(
    [...recipes().matchAll(NAMED)]
      .filter(([, path]) => path?.startsWith(start))
      .map(([, path = "", code = ""]) => [path, code]),
  );

/** Each piece of code that the package's texts show but for recipes, by the name of a file it may be kept in. */
export function snippets(): Record<string, string> {
  const texts = ["README.md", "llms.txt", ...globSync("docs/*.mdx", { cwd: uiFolder })].filter(
    (text) => text !== RECIPES,
  );
  return Object.fromEntries(
    texts.flatMap((text) =>
      [...readFileSync(join(uiFolder, text), "utf8").matchAll(BLOCK)].map(([, kind, code = ""], index) => [
        `snippets/${text.replaceAll(/\W/g, "-")}-${index}.${kind}`,
        code,
      ]),
    ),
  );
}

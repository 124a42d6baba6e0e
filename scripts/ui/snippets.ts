import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { uiFolder } from "./catalogue.ts";

const BLOCK = /^```(tsx?)\n(.*?)^```$/gms;

/** Each piece of code that the package's texts show, by the name of a file it may be kept in. */
export function snippets(): Record<string, string> {
  const texts = ["README.md", "llms.txt", ...globSync("docs/*.mdx", { cwd: uiFolder })];
  return Object.fromEntries(
    texts.flatMap((text) =>
      [...readFileSync(join(uiFolder, text), "utf8").matchAll(BLOCK)].map(([, kind, code = ""], index) => [
        `snippets/${text.replaceAll(/\W/g, "-")}-${index}.${kind}`,
        code,
      ]),
    ),
  );
}

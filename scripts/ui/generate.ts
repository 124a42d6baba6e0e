// `pnpm ui:generate`: what follows from the sources of packages/ui and is kept in the repository: the ways into the
// package, the table of its public names, the page of its custom properties, llms.txt.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readManifest } from "../publish/manifest.ts";
import { uiFolder } from "./catalogue.ts";
import { sourceExports } from "./manifest.ts";
import { apiText, llmsText } from "./texts.ts";
import { variablesText } from "./variables.ts";

const manifestText = () =>
  `${JSON.stringify({ ...readManifest(uiFolder), exports: sourceExports() }, null, 2)}\n`;

/** Files below packages/ui, each with the text it should have. */
export const generated = async (): Promise<Record<string, string>> => ({
  "package.json": manifestText(),
  "docs/api.md": apiText(),
  "docs/Variables.mdx": await variablesText(),
  "llms.txt": llmsText(),
});

if (import.meta.main)
  for (const [path, text] of Object.entries(await generated())) {
    const file = join(uiFolder, path);
    const before = readFileSync(file, { encoding: "utf8", flag: "a+" });
    if (before === text) continue;
    writeFileSync(file, text);
    console.log(`packages/ui/${path}`);
  }

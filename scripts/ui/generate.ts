// `pnpm ui:generate`: what follows from the sources of packages/ui and is kept in the repository: the ways into the
// package, the table of its public names, llms.txt.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readManifest, uiFolder } from "./catalogue.ts";
import { sourceExports } from "./manifest.ts";
import { apiText, llmsText } from "./texts.ts";

const manifestText = () => `${JSON.stringify({ ...readManifest(), exports: sourceExports() }, null, 2)}\n`;

/** Files below packages/ui, each with the text it should have. */
export const generated = (): Record<string, string> => ({
  "package.json": manifestText(),
  "docs/api.md": apiText(),
  "llms.txt": llmsText(),
});

if (import.meta.main)
  for (const [path, text] of Object.entries(generated())) {
    const file = join(uiFolder, path);
    const before = readFileSync(file, { encoding: "utf8", flag: "a+" });
    if (before === text) continue;
    writeFileSync(file, text);
    console.log(`packages/ui/${path}`);
  }

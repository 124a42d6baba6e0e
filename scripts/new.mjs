// `pnpm new component|feature|page`: a skeleton in the house's shape, with its story and test.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { component, feature, NEXT, page } from "./lib/skeletons.mjs";
import { root } from "./lib/workspace.mjs";

const usage = `Usage:
  pnpm new component <group> <Name>      e.g. pnpm new component forms DateField
  pnpm new feature <name>                e.g. pnpm new feature members
  pnpm new page <portal|mis> <path>      e.g. pnpm new page portal members`;

const [kind, ...words] = process.argv.slice(2);
const makers = { component, feature, page };
const files = makers[kind]?.(...words);
if (!files) {
  console.error(usage);
  process.exit(2);
}

const taken = Object.keys(files).filter((path) => existsSync(join(root, path)));
if (taken.length > 0) {
  console.error(`Already there, nothing written:\n${taken.map((path) => `  ${path}`).join("\n")}`);
  process.exit(1);
}
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  console.log(path);
}
console.log(NEXT[kind]);

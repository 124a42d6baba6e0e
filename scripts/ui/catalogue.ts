import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../lib/workspace.mjs";

export const uiFolder = join(root, "packages/ui");
export const sourceFolder = join(uiFolder, "src");

/** A way into the package: `./forms` or `./forms/TextField`. */
export interface Entry {
  /** Without the leading `./`, such as `forms/TextField`. */
  path: string;
  kind: "styles" | "tokens" | "words" | "group" | "component";
  /** Below `src`, such as `forms/TextField/index.ts`. */
  source: string;
}

/** Groups in the order in which people meet them; a folder that is not here comes after them, by name. */
const ORDER = [
  "theme",
  "shell",
  "menus",
  "guide",
  "assistant",
  "badges",
  "icons",
  "figures",
  "forms",
  "data",
];
const PRIVATE = new Set(["internal", "__snapshots__"]);

const folders = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const has = (path: string) => existsSync(join(sourceFolder, path));

/** The public groups: each folder of `src` with an index, but the internal one. */
export function groups(): string[] {
  const rank = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  return folders(sourceFolder)
    .filter((name) => !PRIVATE.has(name) && has(`${name}/index.ts`))
    .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

/** The components of a group: each folder in it with an index of its own. A folder without one is private to its group. */
export function components(group: string): string[] {
  return folders(join(sourceFolder, group))
    .filter((name) => has(`${group}/${name}/index.ts`))
    .sort();
}

/** Every way into the package: the styles, the tokens, the words, then each group followed by its components. */
export function entries(): Entry[] {
  return [
    { path: "styles", kind: "styles", source: "theme/styles.ts" },
    { path: "tokens", kind: "tokens", source: "theme/tokens.ts" },
    { path: "words/en", kind: "words", source: "words/en.ts" },
    { path: "words/cn", kind: "words", source: "words/cn.ts" },
    ...groups().flatMap((group): Entry[] => [
      { path: group, kind: "group", source: `${group}/index.ts` },
      ...components(group).map(
        (name): Entry => ({
          path: `${group}/${name}`,
          kind: "component",
          source: `${group}/${name}/index.ts`,
        }),
      ),
    ]),
  ];
}

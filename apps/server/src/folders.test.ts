import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize, sep } from "node:path";
import { expect, test } from "vitest";

const root = import.meta.dirname;
const folderOf = (file: string) => (file.includes(sep) ? file.split(sep, 1).join("") : null);

/** Which folder imports which, and by what: types too, tests not. */
function imports(): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of globSync("**/*.ts", { cwd: root })) {
    const from = folderOf(file);
    if (file.endsWith(".test.ts") || from === null || from === "testing") continue;
    const text = readFileSync(join(root, file), "utf8");
    for (const [, path = ""] of text.matchAll(/(?:from|import\() ?"(\.[^"]+)"/g)) {
      const to = folderOf(normalize(join(dirname(file), path)));
      if (to !== null && to !== from) found.set(`${from} -> ${to}`, `${file} imports ${path}`);
    }
  }
  return found;
}

test("no two folders import each other, so that each can be read without the other", () => {
  const edges = imports();
  expect(edges.size).toBeGreaterThan(50);
  const both = [...edges].filter(([edge]) => edges.has(edge.split(" -> ").toReversed().join(" -> ")));
  expect(both).toEqual([]);
});

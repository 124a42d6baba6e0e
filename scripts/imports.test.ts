import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** The files that a package's ways in lead to, by what one imports. */
function waysIn(): Map<string, string> {
  const ways = new Map<string, string>();
  for (const file of globSync("packages/*/package.json", { cwd: root })) {
    const { name, exports } = JSON.parse(readFileSync(join(root, file), "utf8"));
    for (const [way, to] of Object.entries(exports))
      if (typeof to === "string") ways.set(name + way.slice(1), join(dirname(file), to));
  }
  return ways;
}

/** What each file of the product imports: types too, tests and stories not. */
function importGraph(): Map<string, readonly string[]> {
  const ways = waysIn();
  const files = globSync("{packages,apps}/*/src/**/*.{ts,tsx}", { cwd: root }).filter(
    (file) => !/\.(?:test|stories)\./.test(file),
  );
  const known = new Set(files);
  const targets = (file: string) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)]
      .map(([, path = ""]) => (path.startsWith(".") ? normalize(join(dirname(file), path)) : ways.get(path)))
      .filter((target) => target !== undefined && known.has(target)) as string[];
  return new Map(files.map((file) => [file, targets(file)]));
}

/** One way around each circle that is met, as the files along it. */
function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const circles: string[] = [];
  for (const start of graph.keys()) {
    const path: { file: string; rest: string[] }[] = [{ file: start, rest: [...(graph.get(start) ?? [])] }];
    const within = new Set([start]);
    while (path.length > 0 && !done.has(start)) {
      const last = path[path.length - 1] as (typeof path)[number];
      const next = last.rest.pop();
      if (next === undefined) {
        done.add(last.file);
        within.delete(last.file);
        path.pop();
      } else if (within.has(next)) {
        const around = path.slice(path.findIndex(({ file }) => file === next));
        circles.push([...around.map(({ file }) => file), next].join(" -> "));
      } else if (!done.has(next)) {
        within.add(next);
        path.push({ file: next, rest: [...(graph.get(next) ?? [])] });
      }
    }
  }
  return circles;
}

test("no file imports itself by way of others, not even for a type", () => {
  const graph = importGraph();
  expect(graph.size).toBeGreaterThan(2000);
  expect(circlesIn(graph)).toEqual([]);
});

import type { Plugin } from "vite";

/** Chunks that import each other run in an order that nobody chose: one may use what the other has not made yet. */
export function noCycles(): Plugin {
  return {
    name: "candor:no-cycles",
    generateBundle(_, bundle) {
      const done = new Set<string>();
      const visit = (file: string, path: readonly string[]) => {
        if (path.includes(file)) this.error(`Chunks import each other: ${[...path, file].join(" -> ")}`);
        const chunk = bundle[file];
        if (done.has(file) || chunk?.type !== "chunk") return;
        for (const next of chunk.imports) visit(next, [...path, file]);
        done.add(file);
      };
      for (const file of Object.keys(bundle)) visit(file, []);
    },
  };
}

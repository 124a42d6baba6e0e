import type { Plugin } from "vite";

/** Writes the paths of an app's pages beside it, such as `/checks/:objectId?`: the server calls any other missing. */
export function pagePaths(paths: readonly string[]): Plugin {
  return {
    name: "candor:page-paths",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "routes.json", source: JSON.stringify(paths) });
    },
  };
}

import type { Plugin } from "vite";
import { compress } from "./compress.ts";

/** Ends a build with compressed copies beside its text files, so that the server compresses nothing. */
export function compressedFiles(): Plugin {
  return {
    name: "candor-compressed-files",
    apply: "build",
    enforce: "post",
    async writeBundle({ dir }) {
      if (dir) await compress(dir);
    },
  };
}

import type { Plugin } from "vite";

const HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * Has Chromium compile the named chunks, which are sure to run before a screen is first drawn, while they still arrive,
 * beside the page's own thread, rather than function by function when it is called. Other browsers read a comment.
 * It counts on the first line alone, where the bundler's `postBanner` does not stand: Vite puts its own line above it.
 */
export const compileEarly = (...names: readonly string[]): Plugin => ({
  name: "candor:compile-early",
  enforce: "post",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type === "chunk" && names.includes(output.name)) output.code = HINT + output.code;
      }
    },
  },
});

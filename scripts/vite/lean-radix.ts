import type { Plugin } from "vite";

const TOKENS = /\/@radix-ui\/themes\/tokens\/(?:base|colors\/\w+)\.css$/;

/** The accents and the gray that the design system sets on its elements. */
const ACCENTS = ["indigo", "gray"];
const GRAY = "sage";

/** What no page of ours needs of the file of all tokens. Each has to be found, so that none stays unseen. */
const UNUSED = {
  "accents that nobody can choose": new RegExp(
    `\\[data-accent-color='(?!(?:${ACCENTS.join("|")})')\\w+'\\] \\{[^}]*\\}`,
    "g",
  ),
  "grays that nobody can choose": new RegExp(
    `\\.radix-themes:where\\(\\[data-gray-color='(?!${GRAY}')\\w+'\\]\\) \\{[^}]*\\}`,
    "g",
  ),
  "names of fonts that Candor does not use": /@font-face \{[^}]*\(Custom\)[^}]*\}/g,
  // Said on the root by the design system itself, not at the price of a look at the whole page for each change.
  "a root found by what is in it": /,\s*:root:where\(:has\([^{]*(?=\{)/g,
};

/** The same colours once more for wide screens. Candor's own are not, and both stand side by side. */
const WIDE = /^@supports \(color: color\(display-p3 1 1 1\)\) \{\n[\s\S]*?\n\}/gm;

/** Leaves out of Radix's tokens what no page of ours needs: 30 kB that a browser would match against every element. */
export function leanRadix(): Plugin {
  return {
    name: "candor:lean-radix",
    enforce: "pre",
    transform(code, id) {
      if (!TOKENS.test(id)) return null;
      const cut = (css: string, pattern: RegExp, what: string) => {
        const lean = css.replace(pattern, "");
        if (lean === css)
          this.error(`Radix's tokens have no more ${what}: look at scripts/vite/lean-radix.ts`);
        return lean;
      };
      let lean = cut(code, WIDE, "colours for wide screens");
      if (id.endsWith("/base.css")) {
        for (const [what, pattern] of Object.entries(UNUSED)) lean = cut(lean, pattern, what);
      }
      return { code: lean, map: null };
    },
  };
}

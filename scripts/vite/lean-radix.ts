import type { Plugin } from "vite";

const TOKENS = /\/@radix-ui\/themes\/tokens\/base\.css$/;

/** The accents that the design system sets on its elements. */
const ACCENTS = ["indigo", "gray"];

/** Rules for accents that nobody can choose. */
const OTHER_ACCENTS = new RegExp(
  `\\[data-accent-color='(?!(?:${ACCENTS.join("|")})')\\w+'\\] \\{[^}]*\\}`,
  "g",
);

/** Says on the root what the design system says there itself, at the price of a look at the whole page for each change. */
const ROOT_BY_CONTENT = /,\s*:root:where\(:has\([^{]*(?=\{)/g;

/** Leaves out of Radix's tokens what no page of ours needs: 20 kB that a browser would match against every element. */
export function leanRadix(): Plugin {
  return {
    name: "candor:lean-radix",
    enforce: "pre",
    transform(code, id) {
      if (!TOKENS.test(id)) return null;
      const lean = code.replace(OTHER_ACCENTS, "").replace(ROOT_BY_CONTENT, " ");
      if (lean.includes(":has(") || lean.length > code.length - 15_000) {
        this.error(
          "Radix's tokens are written in another way than they were: look at scripts/vite/lean-radix.ts",
        );
      }
      return { code: lean, map: null };
    },
  };
}

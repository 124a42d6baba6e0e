import { withoutAccents } from "../../../knowledge/letters.ts";

/** Words by their stems, with accents and without: endings move them, as in Greek, and capitals are written without. */
export interface Stems {
  test: (text: string) => boolean;
}

export function stems(words: RegExp): Stems {
  let plain: RegExp | undefined;
  return {
    test(text) {
      if (words.test(text)) return true;
      plain ??= new RegExp(withoutAccents(words.source), words.flags);
      return plain.test(plainOf(text));
    },
  };
}

/** A sentence is asked for many words, one after another. */
let last = { text: "", plain: "" };
function plainOf(text: string): string {
  if (text !== last.text) last = { text, plain: withoutAccents(text) };
  return last.plain;
}

const WORD = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu;
const HAN = /^\p{Script=Han}/u;

/**
 * Words to search by. Chinese has no spaces: each pair of neighbouring characters is a word, which finds what was
 * meant without a dictionary.
 */
export function tokensOf(text: string): string[] {
  return (text.toLowerCase().match(WORD) ?? []).flatMap((word) => {
    if (!HAN.test(word) || word.length < 3) return [word];
    return Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
  });
}

/** About `length` characters of a text, where they hold most of the words found in it. */
export function excerptOf(text: string, words: readonly string[], length = 160): string {
  const lower = text.toLowerCase();
  const found = words.flatMap((word) => {
    const at = lower.indexOf(word);
    return at < 0 ? [] : [at];
  });
  const near = (at: number) => found.filter((other) => other >= at && other < at + length / 2).length;
  const first = found.toSorted((a, b) => near(b) - near(a) || a - b)[0] ?? 0;
  const begin = first <= length / 3 ? 0 : lower.lastIndexOf(" ", first - Math.floor(length / 4)) + 1;
  const part = text.slice(begin, begin + length).trim();
  return `${begin > 0 ? "…" : ""}${part}${begin + length < text.length ? "…" : ""}`;
}

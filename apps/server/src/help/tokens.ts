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

/** About `length` characters of a text around the first of the words found in it. */
export function excerptOf(text: string, words: readonly string[], length = 160): string {
  const lower = text.toLowerCase();
  const found = words.map((word) => lower.indexOf(word)).filter((at) => at >= 0);
  const first = found.length > 0 ? Math.min(...found) : 0;
  const begin = first <= length / 3 ? 0 : lower.lastIndexOf(" ", first - Math.floor(length / 4)) + 1;
  const part = text.slice(begin, begin + length).trim();
  return `${begin > 0 ? "…" : ""}${part}${begin + length < text.length ? "…" : ""}`;
}

/** Places of hashed features: enough for those of some thirty languages. */
export const PLACES = 1 << 18;

const ACCENTS = /[\u0300-\u036f]/gu;
const ADDRESS = /[\w.+-]@[\w-]{1,63}\.\w/gu;
const LINK = /(?:https?:\/\/|www\.)[^\s]+/giu;
/** Eight digits and more, parted by signs. */
const CALLED = /\+?\d(?:[\s()./-]{0,2}\d){7,}/gu;
const NUMBER = /\p{Nd}+/gu;
const UNBROKEN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
const WORD = /[\p{L}\p{M}]+|[0@#&]/gu;

/** A sentence in small letters without accents, with a sign for each address, link, telephone and number. */
export const plain = (sentence: string): string =>
  sentence
    .replace(ADDRESS, " @ ")
    .replace(LINK, " & ")
    .replace(CALLED, " # ")
    .replace(NUMBER, "0")
    .normalize("NFKD")
    .replace(ACCENTS, "")
    .normalize("NFC")
    .toLowerCase();

/** FNV-1a with a last mix, over the characters of a part of a text; `kind` keeps words and characters apart. */
function hash(text: string, from: number, to: number, kind: number): number {
  let value = (0x811c9dc5 ^ kind) >>> 0;
  for (let at = from; at < to; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  return ((value ^ (value >>> 13)) >>> 0) % PLACES;
}

const WORDS = 1;
const PAIRS = 2;
const LETTERS = 3;

/** The places of a sentence's words, pairs of words, and runs of letters within words; without repeats. */
export function lettersOf(sentence: string): Uint32Array {
  const text = plain(sentence);
  const found = new Set<number>();
  const words = [...text.matchAll(WORD)].map(([word]) => word);
  const unbroken = (text.match(UNBROKEN)?.length ?? 0) * 2 > text.length;
  if (unbroken) {
    const line = words.join("");
    for (let at = 0; at < line.length; at += 1)
      for (let size = 1; size <= 4 && at + size <= line.length; size += 1)
        found.add(hash(line, at, at + size, LETTERS));
    return Uint32Array.from(found);
  }
  let before = "^";
  for (const word of words) {
    found.add(hash(word, 0, word.length, WORDS));
    const pair = `${before} ${word}`;
    found.add(hash(pair, 0, pair.length, PAIRS));
    before = word;
    const edged = ` ${word} `;
    for (let at = 0; at < edged.length; at += 1)
      for (let size = 3; size <= 5 && at + size <= edged.length; size += 1)
        found.add(hash(edged, at, at + size, LETTERS));
  }
  return Uint32Array.from(found);
}

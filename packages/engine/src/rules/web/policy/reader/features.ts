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

const WORDS = 1;
const PAIRS = 2;
const LETTERS = 3;
const SHORTEST = 3;
const LONGEST = 5;
/** Of what is written without blanks. */
const LONGEST_UNBROKEN = 4;

/** FNV-1a over characters, from their beginning: `kind` keeps words and letters apart. */
const begun = (kind: number): number => (0x811c9dc5 ^ kind) >>> 0;
const continued = (value: number, letter: number): number => Math.imul(value ^ letter, 0x01000193);
/** The place of what was read so far, by a last mix. */
function placeOf(value: number): number {
  const mixed = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return ((mixed ^ (mixed >>> 13)) >>> 0) % PLACES;
}
function hashed(text: string, kind: number): number {
  let value = begun(kind);
  for (let at = 0; at < text.length; at += 1) value = continued(value, text.charCodeAt(at));
  return placeOf(value);
}

/** Adds the runs of so many letters in a text. */
function addRuns(found: Set<number>, text: string, shortest: number, longest: number): void {
  for (let from = 0; from + shortest <= text.length; from += 1) {
    let value = begun(LETTERS);
    const end = Math.min(text.length, from + longest);
    for (let at = from; at < end; at += 1) {
      value = continued(value, text.charCodeAt(at));
      if (at - from + 1 >= shortest) found.add(placeOf(value));
    }
  }
}

/** The places of a sentence's words, pairs of words, and runs of letters within words; without repeats. */
export function lettersOf(sentence: string): Uint32Array {
  const text = plain(sentence);
  const found = new Set<number>();
  const words = text.match(WORD) ?? [];
  if ((text.match(UNBROKEN)?.length ?? 0) * 2 > text.length) {
    addRuns(found, words.join(""), 1, LONGEST_UNBROKEN);
    return Uint32Array.from(found);
  }
  let before = "^";
  for (const word of words) {
    found.add(hashed(word, WORDS));
    found.add(hashed(`${before} ${word}`, PAIRS));
    before = word;
    addRuns(found, ` ${word} `, SHORTEST, LONGEST);
  }
  return Uint32Array.from(found);
}

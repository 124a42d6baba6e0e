/** Syllables of pinyin without tones, each with the characters that can be read so. */
export type Syllables = Readonly<Record<string, string>>;

/** Letters of the longest syllable: no more of what was typed is looked at for one character. */
const SYLLABLE_MAX = 6;

/** Another way to type a syllable with ü, where keyboards differ: `jv` for 居, `nue` for 虐. */
const otherwise = (syllable: string): string =>
  syllable.replace(/^([jqxy])u/, "$1v").replace(/^([nl])ve$/, "$1ue");

function readingsFrom(syllables: Syllables): ReadonlyMap<string, readonly string[]> {
  const readings = new Map<string, string[]>();
  for (const [syllable, characters] of Object.entries(syllables))
    for (const character of characters)
      readings.set(character, [
        ...(readings.get(character) ?? []),
        ...new Set([syllable, otherwise(syllable)]),
      ]);
  return readings;
}

/**
 * Goes through a text once, with every place of what was typed that its characters so far can lead to. Time grows with
 * both lengths: `xianxian` falls into syllables in 16 ways, and whoever tries each way never comes to an end.
 */
function isHeard(text: string, typed: string, readingsOf: (character: string) => readonly string[]): boolean {
  let reached: ReadonlySet<number> = new Set<number>();
  for (const character of text) {
    if (character === " ") continue;
    const next = new Set<number>();
    for (const from of new Set([0, ...reached])) {
      const rest = typed.slice(from, from + SYLLABLE_MAX);
      for (const reading of readingsOf(character)) {
        // The last syllable need not be typed to its end.
        if (from + rest.length === typed.length && reading.startsWith(rest)) return true;
        if (rest.startsWith(reading)) next.add(from + reading.length);
      }
    }
    reached = next;
  }
  return false;
}

/**
 * Tells whether a Chinese text holds what was typed by its sound: in syllables, of which the last may be begun only, or
 * in the first letters of each. `tongyi`, `tongy` and `ty` find 同意.
 */
export function soundFinder(syllables: Syllables): (text: string, typed: string) => boolean {
  const readings = readingsFrom(syllables);
  const whole = (character: string) => readings.get(character) ?? [character];
  const initials = (character: string) => whole(character).map((reading) => reading.slice(0, 1));
  return (text, typed) => {
    const letters = typed.toLowerCase().replaceAll("ü", "v").replace(/[\s']/g, "");
    const name = text.toLowerCase();
    return letters !== "" && (isHeard(name, letters, whole) || isHeard(name, letters, initials));
  };
}

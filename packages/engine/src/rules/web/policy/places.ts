/** Countries of the European Economic Area, those whose protection the law holds to be enough, and where vendors sit. */
const CODES =
  "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU NL PL PT RO SK SI ES SE IS LI NO GB CH US CA JP KR IL NZ AR UY AU IN CN SG BR UA TR".split(
    " ",
  );
const LANGUAGES =
  "en de fr es it pt nl pl sv da nb fi cs sk hu ro el tr ru uk bg hr sl et lv lt zh ja ko ar vi id".split(
    " ",
  );
/** Shorter names are words of other languages, too. */
const SHORTEST = 5;
/** Names of one language that are words, or names of people, in others. */
const WORDS = new Set(["Island", "Dania", "Jordan"]);
const UNSPACED = /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Katakana}/u;

/** A country's name without its ending, which moves: `Sverig` of Sverige, `Česk` of Česko. */
const stemOf = (name: string): string =>
  name.length > SHORTEST + 1
    ? name.replace(/\p{L}{1,2}$/u, "")
    : name.replace(/[aeiouyöäàáéíóúаеиоуыяюєїίαηοςσν]$/u, "");

const NAMES = LANGUAGES.flatMap((language) => {
  const names = new Intl.DisplayNames([language], { type: "region" });
  return CODES.map((code) => names.of(code) ?? code);
}).filter((name) => !WORDS.has(name) && (name.length >= SHORTEST || UNSPACED.test(name)));
const single = new Set(NAMES.filter((name) => !UNSPACED.test(name) && !name.includes(" ")).map(stemOf));
const within = [...new Set(NAMES.filter((name) => UNSPACED.test(name) || name.includes(" ")).map(stemOf))];

/** An ending has no more letters than that. */
const LONGEST_ENDING = 5;
const beginsWithOne = (word: string): boolean => {
  for (let length = Math.max(SHORTEST - 1, word.length - LONGEST_ENDING); length <= word.length; length += 1)
    if (single.has(word.slice(0, length))) return true;
  return false;
};

/** Does a text name a country, in any of the languages read and in any case? */
export const namesCountry = (text: string): boolean =>
  (text.match(/\p{Lu}\p{L}{3,30}/gu) ?? []).some(beginsWithOne) || within.some((name) => text.includes(name));

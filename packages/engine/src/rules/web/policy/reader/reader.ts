import { answersOf } from "../answers.ts";
import { COOKIES } from "../cookie-words.ts";
import { COOKIE_NAME, DATA } from "../data-words.ts";
import { KEPT } from "../kept-words.ts";
import { isGeneric } from "../retention.ts";
import { TERMS } from "../retention-roles.ts";
import { isSaid, SECTIONS, type Section, wordsOf } from "../sections.ts";
import { isAsked, statementsOf } from "../statements.ts";
import { stems } from "../stems.ts";
import { OFFICE } from "../who-words.ts";
import { lettersOf, PLACES } from "./features.ts";
import { marksBelow, marksIn, placesOf } from "./signs.ts";
import { SIGN, WIDTH, weights } from "./weights.ts";

/** A sentence that may tell of a subject. */
export interface Reading {
  quote: string;
  /** Beyond all doubt; else a person decides. */
  sure: boolean;
}

const QUOTE = 300;

/**
 * By subject: from which score on a sentence may tell of it, and from which on it does. Chosen on notices whose truth is
 * known, so that a policy without the subject seldom has a sentence above the first, and none above the second.
 */
const FROM: Readonly<Record<Section, readonly [perhaps: number, sure: number]>> = {
  s_controller: [-0.13, 1.5],
  s_purposes: [-0.15, 1.5],
  s_basis: [0.2, 1.8],
  s_recipients: [0, 1.6],
  s_transfers: [0, 2.2],
  s_retention: [0.1, 2.5],
  s_rights: [-0.05, 3],
  s_complaint: [0.45, 1.8],
  s_contact: [0.3, 1.7],
};

/**
 * By subject: below which score a sentence that has a word for it is doubted. Of the others words alone are seldom wrong,
 * and what they say in few words fits badly.
 */
const DOUBTED_BELOW: Readonly<Partial<Record<Section, number>>> = {
  s_recipients: 0,
  s_transfers: 0,
  s_complaint: -0.4,
  s_contact: -0.2,
};

/**
 * By subject: below which score of the sentence that fits it best a whole policy is doubted to tell of it, where the rules
 * found it by a word alone, by the part that words play, and below which nothing but such a word is left of it.
 */
const NONE_BELOW: Readonly<Partial<Record<Section, readonly [word: number, part: number, gone: number]>>> = {
  s_basis: [0.05, -0.1, -0.15],
  s_recipients: [0.3, -0.1, -0.15],
  s_transfers: [0.35, 0.05, -0.05],
  s_retention: [0.7, 0.05, -0.1],
  s_rights: [0.1, 0.1, -0.3],
  s_complaint: [0.4, 0.4, 0.1],
  s_contact: [0.15, -0.5, -0.1],
};

const OF_DATA = stems(DATA);

/** Subjects whose words are rare beside other things. */
const TELLING: readonly Section[] = ["s_controller", "s_basis", "s_rights"];
/**
 * Does a sentence name data, an authority or another subject, or too little to be doubted? Of where data goes the rules
 * hold already that data is spoken of near.
 */
const isOfPrivacy = (section: Section, text: string, language: string): boolean =>
  text.replace(UNBROKEN, "  ").length < SHORT ||
  (section !== "s_transfers" &&
    (OF_DATA.test(text) ||
      OFFICE.test(text) ||
      TELLING.some((other) => other !== section && isSaid(text, wordsOf(other, language)))));
const SHORT = 20;
/** A sign of these says as much as two letters. */
const UNBROKEN = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/gu;

/** Fewer letters say nothing. */
const SHORTEST = 4;
const LONGEST_QUESTION = 90;
const LONGEST_LABEL = 60;
/** So many sentences that fit best by their letters are read for signs too, which takes longer. */
const CLOSEST = 12;

const sums = (places: Iterable<number>): Float64Array => {
  const { values } = weights();
  const total = new Float64Array(WIDTH);
  for (const place of places)
    for (let at = 0; at < WIDTH; at += 1) total[at] = (total[at] ?? 0) + (values[place * WIDTH + at] ?? 0);
  return total;
};

/** How well the letters of a sentence fit each section. */
function byLetters(sentence: string): Float64Array {
  const { letters, biases } = weights();
  const places = lettersOf(sentence);
  const length = Math.sqrt(places.length || 1);
  return sums(places).map((sum, at) => (sum * (letters[at] ?? 0)) / length + (biases[at] ?? 0));
}

/** How well its signs do. */
function bySigns(marks: readonly number[]): Float64Array {
  const { signs } = weights();
  return sums(placesOf(marks).map((place) => PLACES + place)).map((sum, at) => sum * (signs[at] ?? 0) * SIGN);
}

/** How well a sentence fits a section: about 1 where it tells of it, about -1 where it does not. */
export function scoreOf(section: Section, sentence: string, language: string): number {
  const at = SECTIONS.indexOf(section);
  return (byLetters(sentence)[at] ?? 0) + (bySigns(marksIn(sentence, language))[at] ?? 0);
}

/** What gives the signs of a sentence; a title heads many. */
type Marks = (text: string) => readonly number[];
function marksFor(language: string): Marks {
  const known = new Map<string, readonly number[]>();
  return (text) => {
    const marks = known.get(text) ?? marksIn(text, language);
    known.set(text, marks);
    return marks;
  };
}

/** A title may head anything: it lifts what stands below it only so far, but for a name below the title that asks whose. */
const LIFTED = 0.7;
const CONTROLLER = SECTIONS.indexOf("s_controller");

/** A statement as it stands, and with what stands over it. */
class Candidate {
  readonly text: string;
  readonly pieces: readonly string[];
  readonly #wordings: Wording[];

  constructor(text: string, over: readonly string[]) {
    this.text = text;
    this.pieces = piecesOf(text);
    const titles = [...new Set(over)].filter((one) => one !== "");
    this.#wordings = [{ text }, ...titles.map((title) => ({ text: `${title} ${text}`, title }))];
  }

  lettersFit(at: number): number {
    return Math.max(...this.#wordings.map((one) => lettersIn(one)[at] ?? 0));
  }

  /** How well it fits, `alone` or with what stands over it. */
  fit(at: number, marks: Marks, alone = false): number {
    const own = marks(this.text);
    const [itself = Number.NEGATIVE_INFINITY, ...titled] = this.#wordings
      .slice(0, alone ? 1 : undefined)
      .map((one) => {
        one.signs ??= bySigns(one.title === undefined ? own : marksBelow(marks(one.title), own));
        return (lettersIn(one)[at] ?? 0) + (one.signs[at] ?? 0);
      });
    return Math.max(
      itself,
      Math.min(itself + (at === CONTROLLER ? Number.POSITIVE_INFINITY : LIFTED), Math.max(...titled)),
    );
  }

  holds(words: (text: string) => boolean): boolean {
    return this.#wordings.some(({ text }) => words(text));
  }
}
interface Wording {
  text: string;
  title?: string;
  letters?: Float64Array;
  signs?: Float64Array;
}
function lettersIn(one: Wording): Float64Array {
  one.letters ??= byLetters(one.text);
  return one.letters;
}

/** The statements of a policy with the question, the title, the beginning of a list or the label that stands over each. */
function candidatesIn(whole: string): Candidate[] {
  const title = whole.trim().split("\n", 1)[0]?.trim() ?? "";
  const labels = new Map<string, string>();
  for (const answer of answersOf(whole))
    if (answer.title.length < LONGEST_LABEL) for (const one of answer.said) labels.set(one, answer.title);
  return statementsOf(whole)
    .map(({ text, heading, leadIn }, index, all) => {
      const before = all[index - 1]?.text ?? "";
      const question = isAsked(before) && before.length < LONGEST_QUESTION ? before : "";
      return { text, over: [question || leadIn || heading, labels.get(text) ?? ""] };
    })
    .filter(({ text }) => text.replace(/\P{L}/gu, "").length >= SHORTEST)
    .map(
      ({ text, over }) =>
        new Candidate(
          text,
          over.filter((one) => one !== title),
        ),
    );
}

/** What the rules found: the sentence, what of the policy can speak of the section, and words that were all they found it by. */
interface FoundByRules {
  quote: string | null;
  within: () => string;
  words?: ((text: string) => boolean) | undefined;
}

/** A second reader of a policy. `within`: what of the policy can speak of a section at all. */
export interface Reader {
  /** For what the rules did not find: the sentence that fits a section best, if it fits well enough. */
  reading: (section: Section, within: string) => Reading | null;
  /**
   * For what they found, by `words` alone or by more: does no sentence look like one on the section? `gone`: so little that
   * a word alone is no sign of it.
   */
  doubts: (section: Section, found: FoundByRules) => "no" | "doubted" | "gone";
}

export function readerOf(whole: string, language: string): Reader {
  const isBrief = whole.replace(UNBROKEN, "  ").length < BRIEF;
  const marks = marksFor(language);
  let all: Candidate[] | undefined;
  const candidatesOf = (section: Section, within: string): Candidate[] => {
    all ??= candidatesIn(whole);
    const pieces = new Set(piecesOf(within));
    return all.filter(
      (one) => one.pieces.every((piece) => pieces.has(piece)) && canTellOf(section, one.text),
    );
  };
  /** The sentence that fits best; `enough`: one that fits so well will do. */
  const best = (candidates: Candidate[], at: number, enough = Number.POSITIVE_INFINITY) => {
    let most = { text: "", fit: Number.NEGATIVE_INFINITY };
    const closest = candidates
      .map((one) => ({ one, letters: one.lettersFit(at) }))
      .sort((left, right) => right.letters - left.letters);
    for (const { one } of closest.slice(0, CLOSEST)) {
      const fit = one.fit(at, marks);
      if (fit > most.fit) most = { text: one.text, fit };
      if (most.fit >= enough) break;
    }
    return most;
  };
  return {
    reading(section, within) {
      const [perhaps, sure] = FROM[section];
      const candidates = candidatesOf(section, within).filter(
        ({ text }) => !(section === "s_retention" && isOfCookies(text)),
      );
      const { text, fit } = best(candidates, SECTIONS.indexOf(section));
      return fit > perhaps ? { quote: text.slice(0, QUOTE), sure: fit >= sure } : null;
    },
    doubts(section, { quote, within, words }) {
      const at = SECTIONS.indexOf(section);
      const [word, part, gone] = NONE_BELOW[section] ?? NEVER;
      const enough = isBrief ? NEVER[0] : words ? word : part;
      if (enough === NEVER[0] && !words) return "no";
      const candidatesWithin = candidatesOf(section, within());
      if (section === "s_retention" && words && !candidatesWithin.some((one) => one.holds(words)))
        return "doubted";
      // Mostly what they found fits, and nothing else has to be read.
      const found = candidatesWithin.filter(
        ({ text }) => text.slice(0, QUOTE) === quote || words?.(text) === true,
      );
      if (enough !== NEVER[0] && found.some((one) => one.fit(at, marks) >= enough)) return "no";
      const fit = enough === NEVER[0] ? 0 : best(candidatesWithin, at, enough).fit;
      if (fit < enough) return words && fit < gone ? "gone" : "doubted";
      const below = DOUBTED_BELOW[section];
      if (below === undefined || !words) return "no";
      const candidates = candidatesWithin.filter((one) => one.holds(words));
      if (candidates.length === 0 || candidates.some(({ text }) => isOfPrivacy(section, text, language)))
        return "no";
      // A title may head anything: what stands below it has to fit by itself.
      return candidates.every(
        (one) => one.fit(at, marks, !words(one.text)) < below - (isBrief ? IN_BRIEF : 0),
      )
        ? "doubted"
        : "no";
    },
  };
}
/** What is short says all in few words, which fit badly. */
const BRIEF = 900;
/** So much worse. */
const IN_BRIEF = 0.3;
const NEVER = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY] as const;

/** Cut at each point: a text is within another if all its pieces are, told without a search for each in all of that. */
const piecesOf = (text: string): string[] =>
  text
    .split(/\n|(?<=[.!?؟;。！？；।])/u)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");

/** That something is kept is no term, and what children may do at which age is none either. */
const canTellOf = (section: Section, text: string): boolean =>
  section !== "s_retention" ||
  (!isGeneric(text) &&
    !(OF_AGE.test(text) && !KEPT.test(text)) &&
    (!KEPT.test(text) || TERMS.some((words) => words.test(text))));
const OF_AGE =
  /(?:under|below|younger than|over) (?:the age of )?(?:\d{2}|thirteen|sixteen|eighteen)|years? (?:old|of age)|(?:unter|jünger als|ab) \d{2} jahren|minderjährig|(?:moins|plus) de \d{2} ans|mineurs?(?!\p{L})|(?:menores|mayores) de|minori(?!\p{L})|menores(?!\p{L})|(?:onder de|jonger dan) \d{2}|poniżej \d{2}|under \d{2} år|alle \d{2}[- ]v|(?:mladší|mladších) \d{2}|未成年|\d{2}\s?[岁歳](?:以下|未満|未满)|\d{2}세 (?:미만|이하)|18 yaş/iu;

/** How long a cookie lives says nothing of data that is kept. */
const isOfCookies = (text: string): boolean => COOKIES.test(text) || COOKIE_NAME.test(text);

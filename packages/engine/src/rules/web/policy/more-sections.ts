import { eastSections } from "./section-words/east.ts";
import { europeSections } from "./section-words/europe.ts";
import { smallerSections } from "./section-words/smaller.ts";
import { southSections } from "./section-words/south.ts";
import type { SectionWords } from "./section-words/types.ts";

/** Further languages that policies are read in. */
const MORE_SECTIONS: Readonly<Record<string, SectionWords>> = {
  ...europeSections,
  ...eastSections,
  ...southSections,
  ...smallerSections,
};

/** What is written alike in every language, or so that no other language means something else by it. */
const ANYWHERE: Readonly<Partial<Record<keyof SectionWords, readonly string[]>>> = {
  contact: ["[\\w.+-]@[\\w-]{1,63}\\.\\w"],
  transfers: [
    "\\bUSA\\b|\\bSCC\\b|Data Privacy Framework|ΗΠΑ|США|САЩ|Hoa Kỳ|Amerika Serikat",
    "(?:standard|štandard)n\\S{1,4} (?:smluvn|zmluvn|ugovorn|pogodben)|általános szerződési|clauz\\S{1,4} contractual|standard(?:kontrakt|avtale|personvern)",
    "vakio(?:sopimus)?lausek|τυποποιημέν\\S{1,3} συμβατικ|standart sözleşme|стандартн\\S{1,4} договор|klausul kontrak standar",
  ],
};

/** Codes under which the same words are declared. */
const SAME: Readonly<Record<string, string>> = { nb: "no", nn: "no", sr: "hr", bs: "hr", ms: "id", iw: "he" };

/** The further language a document declares itself in; null where it is none of them. */
export function moreLanguage(declared: string | null): string | null {
  const code = declared?.trim().slice(0, 2).toLowerCase() ?? "";
  const known = SAME[code] ?? code;
  return Object.hasOwn(MORE_SECTIONS, known) ? known : null;
}

/** Words of a section in one of the further languages; null where the language is none of them. */
export function moreWords(language: string | null, section: string): RegExp | null {
  const words = MORE_SECTIONS[moreLanguage(language) ?? ""];
  const name = section.replace(/^s_/, "") as keyof SectionWords;
  const source = words?.[name];
  return source ? new RegExp([source, ...(ANYWHERE[name] ?? [])].join("|"), "iu") : null;
}

/** Does a sentence of a policy in one of the further languages say that data goes abroad? */
export function saysSentAbroad(language: string | null): (sentence: string) => boolean {
  const says = moreWords(language, "s_transfers");
  const denies = moreWords(language, "s_denies");
  return (sentence) => says?.test(sentence) === true && denies?.test(sentence) !== true;
}

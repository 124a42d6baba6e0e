import type { WebsiteFacts } from "../../../facts/types.ts";
import { moreLanguage, moreWords } from "./more-sections.ts";
import { asiaSections } from "./section-words/asia.ts";
import { westSections } from "./section-words/west.ts";
import { stems } from "./stems.ts";
import { policyText, readablePolicies } from "./text.ts";

/**
 * Words on transfers to other countries, in the languages the classifier reads. Keywords can show that a subject is
 * missing, not that it is treated well.
 */
const TRANSFERS =
  /transfer|\bUSA\b|united states|vereinigte staaten|[ée]tats-unis|estados unidos|stati uniti|verenigde staten|modelcontract|naar de vs\b|stan(?:y|ów) zjednoczon|standardvertragsklauseln|clauses contractuelles|cl[áa]usulas contractuales|clausole contrattuali|outside (of )?(the )?(eea|eu|european|uk|china)|third countr|standard contractual|drittl[aä]nd|pays tiers|transferencia|trasferiment|出境|跨境|境外|存储(于|在).{0,8}境内|other countries|abroad|overseas|where (is )?(your|the) (data|information) (is )?(kept|stored|processed|goes)|ausland|übermittlung|außerhalb|drittstaat|übermittelt|à l['’]étranger|hors (de l|ue)|extranjero|fuera de|all['’]estero|fuori dall|exterior|fora d[oa]|buitenland|buiten de|derde landen|zagranic|trzecich|poza eog|utomlands|tredje ?land|utanför|海外|外国|国外|국외|해외/i;

/** What a policy may have to treat, in the order in which it is told. */
export const SECTIONS = [
  "s_controller",
  "s_purposes",
  "s_basis",
  "s_recipients",
  "s_transfers",
  "s_retention",
  "s_rights",
  "s_complaint",
  "s_contact",
] as const;

export type Section = (typeof SECTIONS)[number];

/** Words of the large languages: each is read by its own alone, for a word of one means something else in another. */
const LARGE = { ...westSections, ...asiaSections };

const COMMON: Readonly<Record<string, RegExp>> = {
  en: /\b(the|and|your|we|of|to)\b/gi,
  de: /\b(und|die|der|wir|sie|ihre|nicht)\b/gi,
  fr: /\b(les|des|vous|nous|vos|pour|et)\b/gi,
  es: /\b(los|las|para|usted|nuestros|sus|y)\b/gi,
  it: /\b(gli|della|che|per|nostri|dei|di)\b/gi,
  pt: /\b(você|não|dos|nossos|para|uma|seus)\b/gi,
  nl: /\b(het|een|wij|van|uw|niet|en)\b/gi,
  pl: /\b(się|oraz|nie|przez|jest|danych|w)\b/gi,
  sv: /\b(och|att|vi|för|som|inte|din)\b/gi,
};

/** The language of a text in a script of few languages; null where it is in Latin letters, or in none that is read. */
function byScript(text: string): string | null {
  const share = (script: RegExp) => (text.match(script)?.length ?? 0) > text.length * 0.3;
  if (share(/\p{Script=Greek}/gu)) return "el";
  if (share(/\p{Script=Hebrew}/gu)) return "he";
  if (share(/\p{Script=Thai}/gu)) return "th";
  // Persian and Urdu have letters that Arabic has not; Marathi and Nepali declare themselves.
  if (share(/\p{Script=Arabic}/gu)) return /[پچژگٹڈ]/.test(text) ? null : "ar";
  if (!share(/\p{Script=Cyrillic}/gu)) return null;
  if (/[іїєґ]/i.test(text)) return "uk";
  return /[ыэ]/i.test(text) ? "ru" : "bg";
}

/** Language of a text by its script and common words; as declared where they do not tell; null when not known. */
export function languageOf(text: string, declared: string | null): string | null {
  const start = text.slice(0, 20_000);
  if (/[\u3040-\u30ff]/.test(start)) return "ja";
  if ((start.match(/[\uac00-\ud7af]/g)?.length ?? 0) > 20) return "ko";
  const han = start.match(/\p{Script=Han}/gu)?.length ?? 0;
  if (han > start.length * 0.2) return "zh";
  const more = moreLanguage(declared) ?? byScript(start);
  if (more) return more;
  const letters = start.match(/\p{L}/gu)?.length ?? 0;
  const latin = start.match(/\p{Script=Latin}/gu)?.length ?? 0;
  // Another script than the ones that are read.
  if (letters > 40 && latin < letters * 0.5) return "other";
  const counts = Object.entries(COMMON).map(
    ([language, words]) => [language, start.match(words)?.length ?? 0] as const,
  );
  const [best, second] = counts.sort((left, right) => right[1] - left[1]);
  if (best && best[1] >= 8 && best[1] > (second?.[1] ?? 0) * 1.3) return best[0];
  return declared?.slice(0, 2).toLowerCase() ?? (best && best[1] >= 3 ? best[0] : null);
}

/** Are the sections of a policy in this language known by their words? */
export const isRead = (language: string | null): language is string =>
  language !== null && (Object.hasOwn(LARGE, language) || moreLanguage(language) !== null);

const compiled = new Map<string, RegExp>();

/** Words that show a section is there, in the language of a policy; an address to write to is one in any. */
export function wordsOf(section: Section, language: string): RegExp {
  const key = `${language} ${section}`;
  const known = compiled.get(key);
  if (known) return known;
  const words = moreWords(language, section) ?? largeWords(section, language);
  compiled.set(key, words);
  return words;
}

function largeWords(section: Section, language: string): RegExp {
  if (section === "s_transfers") return TRANSFERS;
  const source = LARGE[language]?.[section.slice(2) as keyof (typeof LARGE)[string]] ?? "(?!)";
  return new RegExp(section === "s_contact" ? `${source}|${ADDRESS}` : source, "iu");
}
/** An address to write to or a number to call. */
const ADDRESS = "[\\w.+-]@[\\w-]{1,63}\\.\\w|\\b(?:tel|tél|telf|tlf)\\.?:? ?[+(\\d]";

/** Is one of these words there, with its accents or without? */
export const isSaid = (text: string, words: RegExp): boolean => stems(words).test(text);

/** So few subjects found are a sign that the language was taken wrongly, where another finds that many more. */
const FEW = 3;

const subjectsIn = (text: string, language: string) =>
  SECTIONS.filter((section) => section !== "s_transfers" && isSaid(text, wordsOf(section, language))).length;

/** A short text tells its language by the subjects found in it rather than by common words. */
function surer(text: string, language: string | null): string | null {
  const before = isRead(language) ? subjectsIn(text, language) : 0;
  if (before > FEW || (language !== null && !isRead(language))) return language;
  const plain = text.slice(0, 20_000);
  const counts = Object.keys(LARGE).map((one) => [one, subjectsIn(plain, one)] as const);
  const best = counts.reduce((most, one) => (one[1] > most[1] ? one : most), ["", 0] as readonly [
    string,
    number,
  ]);
  return best[1] >= before + FEW ? best[0] : language;
}

/** A file is in the language of the site that links to it, where more subjects are found in it by that. */
function ofSite(facts: WebsiteFacts, text: string, guessed: string | null): string | null {
  const site = facts.passes.base?.language?.trim().slice(0, 2).toLowerCase() ?? null;
  if (!isRead(site)) return guessed;
  return subjectsIn(text, site) > (isRead(guessed) ? subjectsIn(text, guessed) : 0) ? site : guessed;
}

const told = new WeakMap<WebsiteFacts, string | null>();

/** The language of the policies; null where it is not known. */
export function policyLanguage(facts: WebsiteFacts): string | null {
  const known = told.get(facts);
  if (known !== undefined) return known;
  const text = policyText(facts);
  // A file declares nothing: what stands there was guessed.
  const first = readablePolicies(facts)[0];
  const guessed = surer(text, languageOf(text, first && !first.format ? first.language : null));
  const language = first?.format ? ofSite(facts, text, guessed) : guessed;
  told.set(facts, language);
  return language;
}

/** Are the policies in a language whose words are known here? */
export function readsLanguage(facts: WebsiteFacts): boolean {
  return isRead(policyLanguage(facts));
}

import type { AiSource, Language } from "@candor/api/entities";
import { checkTexts } from "@candor/engine/rules";
import MiniSearch from "minisearch";
import { helpLibrary } from "../help/library.ts";
import { plainText } from "../help/parse.ts";
import { tokensOf } from "../help/tokens.ts";

/** A part of what is known here, with the words to answer from. */
export interface Passage {
  source: AiSource;
  text: string;
}

interface Entry {
  id: string;
  title: string;
  text: string;
}

/** Passages an answer rests on at most. */
const MOST = 4;
/** Words that stand in every question. */
const STOP = new Set(
  "a an and are can do does for how i in is it me my of on or our the to we what when where which who why you your".split(
    " ",
  ),
);

function passages(language: Language): Map<string, Passage> {
  const all = new Map<string, Passage>();
  for (const { id, texts } of helpLibrary().pages.values()) {
    const { title, markdown } = texts[language];
    all.set(`help:${id}`, { source: { kind: "help", id, title }, text: plainText(markdown) });
  }
  for (const [id, check] of Object.entries(checkTexts)) {
    const text = [
      check.explain[language],
      check.whatIsWrong[language],
      ...check.howToFix[language].map((step) => `- ${step}`),
      check.citations.map(({ cite }) => cite[language]).join(language === "cn" ? "；" : "; "),
    ].join("\n");
    all.set(`check:${id}`, { source: { kind: "check", id, title: check.title.plain[language] }, text });
  }
  return all;
}

function build(language: Language) {
  const known = passages(language);
  const index = new MiniSearch<Entry>({
    fields: ["title", "text"],
    tokenize: (text) => tokensOf(text).filter((word) => !STOP.has(word)),
    searchOptions: { boost: { title: 3 }, fuzzy: (term) => (term.length > 4 ? 0.2 : false) },
  });
  index.addAll([...known].map(([id, { source, text }]) => ({ id, title: source.title, text })));
  return { known, index };
}

const built = new Map<Language, ReturnType<typeof build>>();

/** What the check catalogue and the help have on a question, best first. */
export function passagesFor(question: string, language: Language): Passage[] {
  const { known, index } = built.get(language) ?? build(language);
  built.set(language, { known, index });
  const hits = index.search(question);
  const best = hits[0]?.score ?? 0;
  return hits
    .filter(({ score }) => score >= best / 3)
    .slice(0, MOST)
    .flatMap(({ id }) => known.get(id) ?? []);
}

/** The passage of one check; null for a check that no longer exists. */
export function passageOf(checkId: string, language: Language): Passage | null {
  return (built.get(language) ?? build(language)).known.get(`check:${checkId}`) ?? null;
}

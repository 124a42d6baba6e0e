import {
  type Bilingual,
  type CheckStatus,
  type Framework,
  type Language,
  type Outcome,
  type ResultTexts,
  spelledOut,
} from "@candor/api/entities";
import { type Business, type CheckText, type CiteForm, countsFor, formsOf } from "@candor/engine/rules";
import { comparer } from "../http/collate.ts";
import { pinyinMatches } from "../search-words.ts";
import { describedText, describedTexts, onDescribed } from "./described.ts";

/** Which of a check's three titles fits a status. */
export type TitleForm = keyof CheckText["title"];

const FORMS: Record<CheckStatus, TitleForm> = {
  critical: "negative",
  medium: "negative",
  low: "negative",
  potential: "plain",
  uncertain: "plain",
  error: "plain",
  resolved: "negative",
  passed: "positive",
};

const TELLS_DEFECT: Record<CheckStatus, boolean> = {
  critical: true,
  medium: true,
  low: true,
  potential: true,
  uncertain: false,
  error: false,
  resolved: true,
  passed: false,
};

/** The words of a stored result, as staff wrote them. Results of a check that no longer exists are not shown. */
export const textOf = (checkId: string): CheckText | undefined => describedText(checkId);

/**
 * What a check's words say of a result: a defect is told only where there is one or may be one. An expert's stand in
 * their place.
 */
export function proseOf(
  { whatIsWrong, explain }: CheckText,
  status: CheckStatus | null,
  texts: ResultTexts | null = null,
) {
  return {
    what_is_wrong: status && TELLS_DEFECT[status] ? (texts?.what_is_wrong ?? whatIsWrong) : null,
    explain,
  };
}

const stepsOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** How to fix what a check found, step by step; an expert's steps stand in place of the check's. */
export function stepsToFix({ howToFix }: CheckText, texts: ResultTexts | null = null) {
  const said = texts?.how_to_fix;
  return said ? { en: stepsOf(said.en), cn: stepsOf(said.cn) } : howToFix;
}

/** What a customer reads of a result that an expert judged otherwise: the engine's sentence speaks for its own verdict. */
const OVERTURNED: Bilingual = {
  en: "An expert reviewed this result and judged it otherwise than the automatic check.",
  cn: "专家复核了此结果，判断与自动检查不同。",
};

/** The sentence of fact about a result that stands. */
export function summaryOf(row: {
  summary: Bilingual;
  outcome: Outcome;
  engine_outcome: Outcome;
  expert_texts: ResultTexts | null;
}): Bilingual {
  if (row.expert_texts?.summary) return row.expert_texts.summary;
  return row.outcome === row.engine_outcome ? row.summary : OVERTURNED;
}

/** Passed by hand is no finding that all is well: such a check keeps its plain name. */
export const titleFormOf = (status: CheckStatus, byHand: boolean): TitleForm =>
  byHand ? "plain" : FORMS[status];

/** Checks that rest on a law, and where it holds in the form that is meant. */
export interface Cited extends Partial<Pick<CiteForm, "where">> {
  framework: Framework;
  checks: readonly string[];
}

/** Checks that a search finds. */
export interface Matching {
  /** By their own words. */
  named: readonly string[];
  /** By a law they rest on: they are meant where the law counts, in the form that was found. */
  citing: readonly Cited[];
}

/** Ids of the checks whose words hold a text, in one language. */
export function checksMatching(search: string, language: Language): Matching {
  const wanted = spelledOut(search).toLocaleLowerCase();
  const typed = search.trim();
  const holds = (text: string) => text.toLocaleLowerCase().includes(wanted);
  const named: string[] = [];
  const citing = new Map<string, Cited>();
  for (const [id, { title, category, citations }] of describedTexts()) {
    const names = [category[language], ...Object.values(title).map((text) => text[language])];
    if ([id, ...names].some(holds) || (language === "cn" && names.some((name) => pinyinMatches(name, typed))))
      named.push(id);
    for (const { citation, where } of citations.flatMap(formsOf)) {
      const { framework, cite } = citation;
      if (!holds(cite[language])) continue;
      const key = `${framework} ${where}`;
      const found = citing.get(key) ?? { framework, where, checks: [] };
      citing.set(key, { ...found, checks: [...new Set([...found.checks, id])] });
    }
  }
  return { named, citing: [...citing.values()] };
}

/** Every check that a search finds, by its words or by a law, wherever the law counts. */
export function checksFound(search: string, language: Language): string[] {
  const { named, citing } = checksMatching(search, language);
  return [...new Set([...named, ...citing.flatMap(({ checks }) => checks)])];
}

/** Ids of the checks that rest on a law. */
export function checksCiting(framework: Framework): string[] {
  return describedTexts()
    .filter(([, { citations }]) => citations.some((one) => one.framework === framework))
    .map(([id]) => id);
}

/** The laws a check rests on, each once; for a business, those that count for it. */
export function frameworksOf(checkId: string, business?: Business): Framework[] {
  const all = new Set(textOf(checkId)?.citations.map(({ framework }) => framework));
  return [...all].filter((framework) => !business || countsFor(framework, business));
}

const orders = new Map<Language, Record<string, number>>();
onDescribed(() => orders.clear());

/** Position of every title in a language's own order, by `check id|form`: what SQL sorts titles by. */
export function titleOrder(language: Language): Record<string, number> {
  const known = orders.get(language);
  if (known) return known;
  const compare = comparer(language);
  const titles = describedTexts().flatMap(([id, { title }]) =>
    Object.entries(title).map(([form, text]) => ({ key: `${id}|${form}`, text: text[language] })),
  );
  titles.sort((a, b) => compare(a.text, b.text));
  const order = Object.fromEntries(titles.map(({ key }, index) => [key, index]));
  orders.set(language, order);
  return order;
}

import { type ConfigData, metaDetection } from "@candor/api/entities";
import { type CheckText, checkTexts } from "@candor/engine/rules";
import { and, eq } from "drizzle-orm";
import { configEntry } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";

/** Staff's word on a check: its words, where it stands in its category, or that it is shown nowhere. */
interface Word {
  text: CheckText;
  place: number;
  withheld: boolean;
}

/** A text of staff's, in whichever language they wrote one. */
const over = <T extends { en: string; cn: string }>(said: T, engine: T): T => ({
  ...engine,
  en: said.en || engine.en,
  cn: said.cn || engine.cn,
});

const stepsOf = (text: string, engine: string[]): string[] => {
  const steps = text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  return steps.length > 0 ? steps : engine;
};

/**
 * A check in staff's words. What it is filed under, how grave it is and which law it rests on come with the rule: they
 * are what results were counted by.
 */
export const inStaffsWords = (said: ConfigData<"meta_detection">, engine: CheckText): CheckText => ({
  ...engine,
  title: {
    plain: over(said.titles.plain, engine.title.plain),
    positive: over(said.titles.positive, engine.title.positive),
    negative: over(said.titles.negative, engine.title.negative),
  },
  explain: over(said.explain, engine.explain),
  whatIsWrong: over(said.what_is_wrong, engine.whatIsWrong),
  howToFix: {
    en: stepsOf(said.how_to_fix.en, engine.howToFix.en),
    cn: stepsOf(said.how_to_fix.cn, engine.howToFix.cn),
  },
});

/** What staff said of the engine's checks, by id. A document that does not read says nothing. */
async function wordsOf(db: Db): Promise<Map<string, Word>> {
  const rows = await db
    .select({ key: configEntry.key, enable: configEntry.enable, data: configEntry.data })
    .from(configEntry)
    .where(and(eq(configEntry.kind, "meta_detection")));
  return new Map(
    rows.flatMap(({ key, enable, data }) => {
      const engine = Object.hasOwn(checkTexts, key) ? checkTexts[key] : undefined;
      const read = metaDetection.safeParse(data);
      if (!engine || !read.success) return [];
      const { sort_in_category: place, hidden } = read.data;
      return [[key, { text: inStaffsWords(read.data, engine), place, withheld: !enable || hidden }] as const];
    }),
  );
}

/** Checks that staff switched off or hid: an assessment brings no result of them. */
export async function withheldChecks(db: Db): Promise<ReadonlySet<string>> {
  return new Set([...(await wordsOf(db))].flatMap(([id, { withheld }]) => (withheld ? [id] : [])));
}

/** The words in use. Every screen reads them with each row, so they are held here rather than asked for. */
let inUse: ReadonlyMap<string, CheckText> = new Map();
/** All checks as staff ordered them; null: nobody moved any. */
let staffOrder: readonly string[] | null = null;
let places: ReadonlyMap<string, number> = new Map();
const listeners = new Set<() => void>();

/** Category after category as the catalogue has them, in each by staff's order. A check that they did not describe keeps its own. */
function orderOf(words: ReadonlyMap<string, Word>): readonly string[] | null {
  const checks = Object.entries(checkTexts).map(([id, { category }], at) => ({
    ...{ id, category: category.en, at, place: words.get(id)?.place ?? at },
  }));
  const categories = [...Map.groupBy(checks, ({ category }) => category).values()];
  const ordered = categories.map((list) => list.toSorted((a, b) => a.place - b.place || a.at - b.at));
  const moved = ordered.some((list, index) => list.some((one, at) => one !== categories[index]?.[at]));
  return moved ? ordered.flatMap((list) => list.map(({ id }) => id)) : null;
}

/** Every check in staff's order; null where they moved none, so that a list is read as the database's indexes have it. */
export const checksInStaffOrder = (): readonly string[] | null => staffOrder;

/** Orders checks, by their ids, that nothing else tells apart: as staff ordered them, else by id. */
export const byPlace = (a: string, b: string): number =>
  (places.get(a) ?? 0) - (places.get(b) ?? 0) || (a < b ? -1 : Number(a > b));

/** Reads staff's words anew: at the start, after each change, and now and then for what another process changed. */
export async function readDescribed(db: Db): Promise<void> {
  const words = await wordsOf(db);
  inUse = new Map([...words].map(([id, { text }]) => [id, text]));
  staffOrder = orderOf(words);
  places = new Map(staffOrder?.map((id, index) => [id, index]));
  for (const listener of listeners) listener();
}

/** Told when other words are in use. */
export const onDescribed = (listener: () => void) => listeners.add(listener);

/** The words of a check: staff's, else the engine's; undefined where there is no such check. */
export const describedText = (checkId: string): CheckText | undefined =>
  inUse.get(checkId) ?? (Object.hasOwn(checkTexts, checkId) ? checkTexts[checkId] : undefined);

/** Every check with its words. */
export const describedTexts = (): [string, CheckText][] =>
  Object.entries(checkTexts).map(([id, text]) => [id, inUse.get(id) ?? text]);

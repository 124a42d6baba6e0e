import { type ConfigData, metaDetection } from "@candor/api/entities";
import { type CheckText, checkTexts } from "@candor/engine/rules";
import { and, eq } from "../database/drizzle.ts";
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

/** Every check of the engine, as lists have them that nobody ordered. */
export const checksById: readonly string[] = Object.keys(checkTexts).sort();

/** The words in use. Every screen reads them with each row, so they are held here rather than asked for. */
let inUse: ReadonlyMap<string, CheckText> = new Map();
/** All checks as staff ordered them; null: nobody moved any. */
let staffOrder: readonly string[] | null = null;
let places: ReadonlyMap<string, number> = new Map();
const listeners = new Set<() => void>();

/**
 * All checks by id, those of a category that staff moved among each other's places: who moves one check leaves other
 * categories as they are. A check that nobody described keeps its own place.
 */
function orderOf(words: ReadonlyMap<string, Word>): readonly string[] | null {
  const checks = checksById.map((id, at) => {
    const { text, place = at } = words.get(id) ?? {};
    return { id, at, place, category: (text ?? checkTexts[id])?.category.en };
  });
  const inOrder = new Map(
    [...Map.groupBy(checks, ({ category }) => category)].map(
      ([category, list]) => [category, list.toSorted((a, b) => a.place - b.place || a.at - b.at)] as const,
    ),
  );
  const ordered = checks.map(({ category }) => inOrder.get(category)?.shift()?.id ?? "");
  return ordered.some((id, at) => id !== checksById[at]) ? ordered : null;
}

/** Every check in staff's order; null where they moved none, so that a list is read as the database's indexes have it. */
export const checksInStaffOrder = (): readonly string[] | null => staffOrder;

/** Orders checks, by their ids, that nothing else tells apart: as staff ordered them, else by id. */
export const byPlace = (a: string, b: string): number =>
  placeOf(a) - placeOf(b) || (a < b ? -1 : Number(a > b));

/** A check that the catalogue has no more stands last. */
const placeOf = (id: string) => places.get(id) ?? Number.MAX_SAFE_INTEGER;

/** What is in use, as text: what was computed of other words is stale. */
let told = "";
let revision = 0;

/** Counts the changes of staff's words, in this process. */
export const describedRevision = (): number => revision;

/** Reads staff's words anew: at the start, after each change, and now and then for what another process changed. */
export async function readDescribed(db: Db): Promise<void> {
  const words = await wordsOf(db);
  const now = JSON.stringify([...words].sort(([a], [b]) => (a < b ? -1 : 1)));
  if (now === told) return;
  told = now;
  revision += 1;
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

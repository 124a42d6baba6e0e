import type { CARD_BREAKS, previewCard, ReplyOf } from "@candor/api/contract";
import type { AnalysisCard, AssetType, EvidenceTable } from "@candor/api/entities";
import { type CardBook, type CardEntry, cardBook, columnOf, templateOf } from "../../applications/cards.ts";
import type { Analyses } from "../../applications/facts.ts";
import { and, count, desc, eq, inArray, isNotNull } from "../../database/drizzle.ts";
import { assessment, scan } from "../../database/schema.ts";
import type { Db } from "../../database/transaction.ts";
import { HttpError } from "../../http/http-error.ts";
import { layoutsInUse, withLayouts } from "../../results/layouts.ts";

/** The kinds of configuration that cards are made of. */
export const CARD_KINDS = ["card", "card_template", "card_chart"] as const;
export type CardKind = (typeof CARD_KINDS)[number];

type Break = ReplyOf<typeof previewCard>["breaks"][number];
type Impact = Pick<ReplyOf<typeof previewCard>, "users" | "results" | "breaks">;

/** An entry as it would be published. */
export type CardDraft = { [Kind in CardKind]: { kind: Kind } & CardEntry<Kind> }[CardKind];

/** Published scans whose tables are looked at, the newest: what the engine brings is the same in each. */
const LOOKED_AT = 3;

const replaced = <T extends { key: string }>(list: readonly T[], entry: T): T[] => [
  ...list.filter(({ key }) => key !== entry.key),
  entry,
];

/** The book with one entry as it would be. */
export function withDraft(book: CardBook, typed: CardDraft): CardBook {
  switch (typed.kind) {
    case "card":
      return { ...book, cards: replaced(book.cards, typed) };
    case "card_template":
      return { ...book, templates: replaced(book.templates, typed) };
    case "card_chart":
      return { ...book, charts: replaced(book.charts, typed) };
  }
}

const broken = (kind: (typeof CARD_BREAKS)[number], entry: string, name: string | null): Break => ({
  kind,
  entry,
  name,
});

/** What of a chart has no place in these tables. */
function chartBreaks({ key, data }: CardEntry<"card_chart">, tables: readonly EvidenceTable[]): Break[] {
  const table = tables.find((one) => columnOf(one, data.dimension));
  if (!table) return [broken("column", key, data.dimension)];
  const counted = data.metric === "count" ? null : data.metric_key;
  if (counted === null) return [];
  if (!columnOf(table, counted)) return [broken("column", key, counted)];
  const words = table.rows.some((row) => row[counted] != null && typeof row[counted] !== "number");
  return data.metric === "sum" && words ? [broken("number", key, counted)] : [];
}

type Tables = Partial<Record<AnalysisCard, readonly EvidenceTable[]>>;

/** What the charts of a card find no place for. A source without any table says nothing of what it would bring. */
function chartProblems({ charts }: CardBook, card: CardEntry<"card">, tablesOf: Tables): Break[] {
  const tables = tablesOf[card.data.source] ?? [];
  if (tables.length === 0) return [];
  return charts
    .filter(({ enable, data }) => enable && data.card === card.key)
    .flatMap((chart) => chartBreaks(chart, tables));
}

/** What customers would miss on the cards of a book. */
export function problemsOf(book: CardBook, tablesOf: Tables): Break[] {
  return book.cards
    .filter(({ enable }) => enable)
    .flatMap((card): Break[] => {
      const template = templateOf(book, card.data);
      // One that names no template at all is refused for that.
      const named = book.templates.some(({ key }) => key === card.data.card_template);
      if (!template) return named ? [broken("off", card.key, null)] : [];
      const tables = tablesOf[card.data.source] ?? [];
      if (tables.length === 0) return [];
      const lead = template.evidence_table;
      const led = tables.some(({ id }) => id === lead) ? [] : [broken("table", card.key, lead)];
      return [...led, ...chartProblems(book, card, tablesOf)];
    });
}

/** What a chart has no place for on a card that is switched off: it would only show once the card is switched on. */
function unseenOf(book: CardBook, typed: CardDraft, tablesOf: Tables): Break[] {
  if (typed.kind !== "card_chart") return [];
  const card = book.cards.find(({ key }) => key === typed.data.card);
  if (!card || card.enable) return [];
  return chartProblems({ ...book, charts: [typed] }, card, tablesOf);
}

/** The tables that the engine brought for each source in the newest published scans, laid out as they are now. */
async function publishedTables(db: Db, known: Analyses) {
  const rows = await db
    .select({ facts: scan.facts, territories: scan.territories })
    .from(scan)
    .innerJoin(assessment, and(eq(assessment.id, scan.assessment_id), eq(assessment.state, "complete")))
    .where(isNotNull(scan.facts))
    .orderBy(desc(assessment.number))
    .limit(LOOKED_AT);
  const layouts = await layoutsInUse(db);
  const found: Partial<Record<AnalysisCard, EvidenceTable[]>> = {};
  for (const { facts, territories } of rows) {
    const analysis = facts ? await known.of(facts, territories) : null;
    for (const [card, tables] of Object.entries(analysis?.cards ?? {}))
      found[card as AnalysisCard] = [...(found[card as AnalysisCard] ?? []), ...withLayouts(tables, layouts)];
  }
  return found;
}

/** The cards that an entry is about, and the keys of what changes with it. */
export function concerned(book: CardBook, typed: CardDraft): { cards: CardEntry<"card">[]; users: string[] } {
  switch (typed.kind) {
    case "card": {
      const charts = book.charts.filter(({ data }) => data.card === typed.key);
      return { cards: [typed], users: charts.map(({ key }) => key) };
    }
    case "card_template": {
      const cards = book.cards.filter(({ data }) => data.card_template === typed.key);
      return { cards, users: cards.map(({ key }) => key) };
    }
    case "card_chart": {
      const cards = book.cards.filter(({ key }) => key === typed.data.card);
      return { cards, users: cards.map(({ key }) => key) };
    }
  }
}

async function resultsOf(db: Db, cards: readonly CardEntry<"card">[]): Promise<number> {
  const types: AssetType[] = [
    ...new Set(cards.filter(({ enable }) => enable).flatMap(({ data }) => data.asset_types)),
  ];
  if (types.length === 0) return 0;
  const [row] = await db
    .select({ n: count() })
    .from(scan)
    .innerJoin(assessment, and(eq(assessment.id, scan.assessment_id), eq(assessment.state, "complete")))
    .where(inArray(scan.asset_type, types));
  return row?.n ?? 0;
}

/** Who uses an entry, and what publishing it would break that is whole now. */
export async function cardImpact(db: Db, known: Analyses, book: CardBook, typed: CardDraft): Promise<Impact> {
  const after = withDraft(book, typed);
  const tables = await publishedTables(db, known);
  const told = (one: Break) => `${one.kind} ${one.entry} ${one.name}`;
  const before = new Set(problemsOf(book, tables).map(told));
  const { cards, users } = concerned(after, typed);
  return {
    users,
    results: await resultsOf(db, cards),
    breaks: [
      ...problemsOf(after, tables).filter((one) => !before.has(told(one))),
      ...unseenOf(after, typed, tables),
    ],
  };
}

/** Refuses an entry that would break what customers see on a card. */
export async function requireWholeCards(db: Db, known: Analyses, typed: CardDraft): Promise<void> {
  const { breaks } = await cardImpact(db, known, await cardBook(db), typed);
  if (breaks.length > 0) throw new HttpError("mis.breaks_published", { data: "choice" });
}

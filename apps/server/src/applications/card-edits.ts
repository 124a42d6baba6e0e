import { type AnalysisCard, type Bilingual, type EvidenceTable, RECIPIENTS } from "@candor/api/entities";
import { type AnalysisSummary, siteOf } from "@candor/engine/analysis";
import { eq, inArray } from "../database/drizzle.ts";
import { scanCard } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { withRows } from "../results/expert-word.ts";

export type CardEdit = typeof scanCard.$inferSelect;

/** What experts said of a scan's views. */
export async function cardEdits(db: Db, scanId: string): Promise<Map<AnalysisCard, CardEdit>> {
  const rows = await db.select().from(scanCard).where(eq(scanCard.scan_id, scanId));
  return new Map(rows.map((row) => [row.card_key, row]));
}

/** The same of several scans, by scan. */
export async function cardEditsOf(db: Db, scanIds: readonly string[]) {
  const rows = await db
    .select()
    .from(scanCard)
    .where(inArray(scanCard.scan_id, [...scanIds]));
  const byScan = Map.groupBy(rows, ({ scan_id }) => scan_id);
  return (scanId: string) => new Map(byScan.get(scanId)?.map((row) => [row.card_key, row]));
}

/** The engine's tables with an expert's rows in place of theirs. */
export const withEdit = (engine: readonly EvidenceTable[], edit: CardEdit | undefined): EvidenceTable[] =>
  withRows(engine, edit?.rows);

/**
 * The tables of one view as customers see them: what a hidden recipient is sent stands in no other table of that view,
 * and in none of its figures. Other views keep what they say of the same host, and what they count: each makes a claim
 * of its own, and experts edit each by itself.
 */
export function shownTables(engine: readonly EvidenceTable[], edit: CardEdit | undefined): EvidenceTable[] {
  const tables = withEdit(engine, edit);
  const listed = (of: readonly EvidenceTable[]) =>
    of.find(({ id }) => id === RECIPIENTS)?.rows.map(({ host }) => host) ?? [];
  const shown = new Set(listed(tables));
  const hidden = new Set(listed(engine).filter((host) => !shown.has(host)));
  if (hidden.size === 0) return tables;
  return tables.map((table) => {
    const rows = table.rows.filter(({ host }) => host === undefined || !hidden.has(host));
    return { ...table, rows, total: table.total - (table.rows.length - rows.length) };
  });
}

type Cards = Record<AnalysisCard, readonly EvidenceTable[]>;

/** A headline without those whose rows experts hid; null for what a whole hidden view would tell. */
export function shownSummary(
  { vendors, outside }: Pick<AnalysisSummary, "vendors" | "outside">,
  cards: Cards,
  edits: ReadonlyMap<AnalysisCard, CardEdit>,
) {
  const without = (count: number, card: AnalysisCard, named: (row: Row) => unknown) => {
    const edit = edits.get(card);
    if (edit?.hidden) return null;
    const different = ([first]: readonly EvidenceTable[]) =>
      new Set(first?.rows.map(named).filter(Boolean)).size;
    return Math.max(0, count - different(cards[card]) + different(withEdit(cards[card], edit)));
  };
  return {
    third_parties: without(vendors, "data_sharing", ({ owner, host }) => owner ?? siteOf(String(host ?? ""))),
    outside: without(outside, "cross_border", ({ status, host }) => status === "outside" && host),
  };
}

type Row = EvidenceTable["rows"][number];

interface Texts {
  title: Bilingual | null;
  sub_title: Bilingual | null;
}

/** A card with an expert's words in place of what is configured, where there are some. */
export const withTexts = <Card extends Texts>(card: Card, edit: Texts | undefined): Card => ({
  ...card,
  title: edit?.title ?? card.title,
  sub_title: edit?.sub_title ?? card.sub_title,
});

/** The tables with what a view counts before them: of cookies each once in however many visits. */
export function counted(card: AnalysisCard, tables: readonly EvidenceTable[]): readonly EvidenceTable[] {
  const [first] = tables;
  if (card !== "cookies" || !first) return tables;
  const all = tables.flatMap(({ rows }) => rows).map((row) => [`${row.cookie} ${row.domain}`, row] as const);
  const rows = [...new Map(all.toReversed()).values()].toReversed();
  return [{ ...first, rows, total: rows.length }, ...tables];
}

/** How many there are of what a view counts. */
export const countOf = (card: AnalysisCard, tables: readonly EvidenceTable[]): number =>
  counted(card, tables)[0]?.total ?? 0;

import type { AnalysisCard, Bilingual, EvidenceTable } from "@candor/api/entities";
import { eq } from "drizzle-orm";
import { scanCard } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { withRows } from "../results/expert-word.ts";

export type CardEdit = typeof scanCard.$inferSelect;

/** What experts said of a scan's views. */
export async function cardEdits(db: Db, scanId: string): Promise<Map<AnalysisCard, CardEdit>> {
  const rows = await db.select().from(scanCard).where(eq(scanCard.scan_id, scanId));
  return new Map(rows.map((row) => [row.card_key, row]));
}

/** The engine's tables with an expert's rows in place of theirs. */
export const withEdit = (engine: readonly EvidenceTable[], edit: CardEdit | undefined): EvidenceTable[] =>
  withRows(engine, edit?.rows);

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

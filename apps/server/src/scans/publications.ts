import type { diffScan, ReplyOf } from "@candor/api/contract";
import { and, asc, eq, inArray } from "../database/drizzle.ts";
import {
  type assessment,
  correction,
  replacedResult,
  result,
  resultHistory,
  staff,
} from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { underWord } from "../results/expert-word.ts";

type Row = typeof result.$inferSelect;

export type PublicationReply = NonNullable<ReplyOf<typeof diffScan>["scan"]>["publications"][number];

interface Correction {
  id: string;
  at: Date;
  by: string | null;
  reason: PublicationReply["reason"];
  kept: boolean;
}

/** The publications of an assessment: the first, and one for each correction. */
export interface Publications {
  first: Date;
  corrections: readonly Correction[];
}

/** Null where it was never published. */
export async function publicationsOf(
  db: Db,
  { id, published_at: first }: typeof assessment.$inferSelect,
): Promise<Publications | null> {
  if (!first) return null;
  const corrections = await db
    .select({
      id: correction.id,
      at: correction.at,
      by: staff.username,
      reason: correction.reason,
      kept: correction.kept,
    })
    .from(correction)
    .leftJoin(staff, eq(staff.id, correction.by))
    .where(eq(correction.assessment_id, id))
    .orderBy(asc(correction.at), asc(correction.id));
  return { first, corrections };
}

/** As they are told, the first one first. */
export function toPublications(all: Publications | null): PublicationReply[] {
  if (!all) return [];
  const { first, corrections } = all;
  const kept = (after: number) => corrections.slice(after).every((one) => one.kept);
  return [
    { number: 1, at: first.toISOString(), by: null, reason: null, kept: kept(0) },
    ...corrections.map(({ at, by, reason }, index) => ({
      ...{ number: index + 2, at: at.toISOString(), by, reason, kept: kept(index + 1) },
    })),
  ];
}

/** The number of the publication that stands. */
export const lastOf = ({ corrections }: Publications): number => corrections.length + 1;

/** A result as one publication said it, and who had said so. */
export interface PublishedRow {
  row: Row;
  by: string | null;
}

/**
 * Results of one assessment as one of its publications said them, before what the company's people laid over them. Null
 * stands for a result that a correction changed when what was said before was not kept.
 */
export async function asPublished(
  db: Db,
  rows: readonly PublishedRow[],
  { corrections }: Publications,
  number: number,
): Promise<Map<string, PublishedRow | null>> {
  const later = corrections.slice(number - 1);
  const said = new Map(rows.map((one) => [one.row.id, published(one)]));
  if (later.length === 0) return new Map(said);
  const order = new Map(later.map(({ id }, index) => [id, index]));
  const replaced = await db
    .select({ old: replacedResult, by: staff.username })
    .from(replacedResult)
    .leftJoin(staff, eq(staff.id, replacedResult.edited_by))
    .where(inArray(replacedResult.correction_id, [...order.keys()]));
  // What an earlier correction replaced was said before what a later one did.
  const place = ({ old }: (typeof replaced)[number]) => order.get(old.correction_id) ?? 0;
  replaced.sort((a, b) => place(b) - place(a));
  for (const { old, by } of replaced) {
    const now = said.get(old.result_id);
    if (!now) continue;
    const { note, edited_by, edited_at } = old;
    const row = { ...now.row, note, edited_by, edited_at, evidence: old.evidence ?? now.row.evidence };
    const words = old.word && { ...old.word, rows: null };
    said.set(old.result_id, { by, row: { ...row, ...underWord(row, words), evidence: row.evidence } });
  }
  const lost = await unkept(db, rows, later);
  return new Map([...said].map(([id, one]) => [id, lost.has(id) ? null : one]));
}

/** As it is published now: without the word that waits for a correction, and what people laid over it. */
function published({ row, by }: PublishedRow): PublishedRow {
  const { outcome, level, expert_hidden: hidden, expert_texts: texts } = row;
  const word = row.edited_at && { outcome, level, hidden, texts, rows: null };
  const { evidence } = row;
  return { by, row: { ...row, ...underWord(row, word), evidence, pending_word: null } };
}

/** Results that corrections changed without a word of what they said before. */
async function unkept(
  db: Db,
  rows: readonly PublishedRow[],
  later: readonly Correction[],
): Promise<Set<string>> {
  const times = later.filter(({ kept }) => !kept).map(({ at }) => at);
  const [one] = rows;
  if (times.length === 0 || !one) return new Set();
  const corrected = await db
    .select({ object_id: resultHistory.object_id, check_id: resultHistory.check_id })
    .from(resultHistory)
    .where(
      and(
        inArray(resultHistory.object_id, [...new Set(rows.map(({ row }) => row.object_id))]),
        eq(resultHistory.assessment_id, one.row.assessment_id),
        eq(resultHistory.kind, "result_corrected"),
        inArray(resultHistory.at, times),
      ),
    );
  const keys = new Set(corrected.map((line) => `${line.object_id} ${line.check_id}`));
  return new Set(rows.flatMap(({ row }) => (keys.has(`${row.object_id} ${row.check_id}`) ? [row.id] : [])));
}

/** Results of an assessment with who edited what is published of them. */
export const resultsWithEditors = (db: Db, assessmentId: string) =>
  db
    .select({ row: result, by: staff.username })
    .from(result)
    .leftJoin(staff, eq(staff.id, result.edited_by))
    .where(eq(result.assessment_id, assessmentId));

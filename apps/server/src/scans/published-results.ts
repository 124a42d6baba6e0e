import { type ManualDuration, STATUS_RANKS } from "@candor/api/entities";
import { refreshAssessment } from "../assessments/settle.ts";
import { and, eq, inArray, isNotNull, ne, or } from "../database/drizzle.ts";
import { assessment, checkState, object, result, scan } from "../database/schema.ts";
import type { Db, Transaction } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";
import { makeStale } from "../results/per-publication.ts";
import { PEOPLE, type Reader, readableState } from "../results/readable-state.ts";
import { effectiveResult, NO_OVERLAY } from "../results/results.ts";
import { refreshTally } from "./store.ts";

type Row = typeof result.$inferSelect;

/** A result that a person set to Passed. */
export const passedByHand = (manual: ManualDuration) => ({
  status: "passed" as const,
  status_rank: STATUS_RANKS.passed,
  resolution: "no_required" as const,
  manual,
});

/** A failing result that a person marked resolved. */
export const MARKED_RESOLVED = {
  status: "resolved" as const,
  status_rank: STATUS_RANKS.resolved,
  resolution: "mark_resolved" as const,
};

/** A result as it was detected. */
export function asDetected({ outcome, level }: Pick<Row, "outcome" | "level">) {
  const { status, status_rank, resolution } = effectiveResult({ outcome, level }, NO_OVERLAY);
  return { status, status_rank, resolution, manual: null };
}

/** Counts and scores again after published results of a company changed, and makes what was computed from them stale. */
export async function recount(
  tx: Transaction,
  companyId: string,
  rows: readonly Pick<Row, "scan_id" | "assessment_id" | "object_id" | "current">[],
) {
  // An object's counts are those of its last published scan.
  const last = rows.filter(({ current }) => current);
  const scans = new Map(last.map(({ scan_id, object_id }) => [scan_id, object_id]));
  for (const scanId of new Set(rows.map(({ scan_id }) => scan_id))) await refreshTally(tx, scanId);
  for (const id of new Set(rows.map(({ assessment_id }) => assessment_id))) await refreshAssessment(tx, id);
  // In the one order in which everyone takes objects.
  for (const [scanId, objectId] of [...scans].sort(([, a], [, b]) => (a < b ? -1 : 1))) {
    const [tallied] = await tx.select({ counts: scan.counts }).from(scan).where(eq(scan.id, scanId));
    await tx.update(object).set({ counts: tallied?.counts }).where(eq(object.id, objectId));
  }
  await makeStale(tx, companyId);
}

/**
 * Lays what people decided over the results of an assessment that is about to be published: owners stay, and
 * what was set to Passed forever; what was set until now, and marks as resolved, end with it.
 */
export async function carryOver(tx: Transaction, assessmentId: string): Promise<void> {
  const scans = await tx
    .select({ id: scan.id, objectId: scan.object_id })
    .from(scan)
    .where(eq(scan.assessment_id, assessmentId));
  const objects = scans.map(({ objectId }) => objectId);
  if (objects.length === 0) return;
  const kept = await tx
    .select()
    .from(checkState)
    .where(
      and(
        inArray(checkState.object_id, objects),
        or(isNotNull(checkState.owner_id), isNotNull(checkState.manual)),
      ),
    );
  for (const { object_id, check_id, owner_id, manual } of kept) {
    const mine = and(
      eq(result.assessment_id, assessmentId),
      eq(result.object_id, object_id),
      eq(result.check_id, check_id),
    );
    if (owner_id) await tx.update(result).set({ owner_id }).where(mine);
    if (manual !== "forever") continue;
    const shown = and(mine, isNotNull(result.status_rank), ne(result.status, "passed"));
    await tx.update(result).set(passedByHand("forever")).where(shown);
  }
  const ended = and(inArray(checkState.object_id, objects), eq(checkState.manual, "next_assessment"));
  await tx
    .update(checkState)
    .set({ manual: null, manual_reason: null, manual_by: null, manual_at: null })
    .where(ended);
  for (const { id } of scans) await refreshTally(tx, id);
}

/** The company's published results among these that its people may see, by id. */
export async function publishedResults(
  db: Db,
  companyId: string,
  ids: readonly string[],
  reader: Reader = PEOPLE,
): Promise<ReadonlyMap<string, Row>> {
  const found = await db
    .select({ row: result })
    .from(result)
    .innerJoin(assessment, and(eq(assessment.id, result.assessment_id), readableState(reader)))
    .where(
      and(inArray(result.id, [...ids]), eq(result.company_id, companyId), isNotNull(result.status_rank)),
    );
  return new Map(found.map(({ row }) => [row.id, row]));
}

/** One of them, or a refusal: anyone else's does not exist. */
export async function publishedResult(
  db: Db,
  companyId: string,
  id: string,
  reader: Reader = PEOPLE,
): Promise<Row> {
  const row = (await publishedResults(db, companyId, [id], reader)).get(id);
  if (!row) throw new HttpError("check.not_found");
  return row;
}

import { and, eq, inArray, or } from "../database/drizzle.ts";
import { assessment, object, result, scan } from "../database/schema.ts";
import type { Transaction } from "../database/transaction.ts";
import { tally } from "../results/results.ts";

/** Locks an assessment for this transaction: its state and its scans change together. */
export async function lockAssessment(tx: Transaction, id: string) {
  const [row] = await tx.select().from(assessment).where(eq(assessment.id, id)).for("update");
  return row;
}

/**
 * Holds the objects of an assessment for this transaction, in the one order in which everyone takes them: who changes
 * several one after the other, in another order, would wait for a submission that waits for them.
 */
export async function lockObjectRows(tx: Transaction, assessmentId: string): Promise<void> {
  const assessed = tx.select({ id: scan.object_id }).from(scan).where(eq(scan.assessment_id, assessmentId));
  const concerned = or(eq(object.locked_by, assessmentId), inArray(object.id, assessed));
  await tx.select({ id: object.id }).from(object).where(concerned).orderBy(object.id).for("update");
}

/** Lets go of the objects that an assessment held read-only. */
export async function unlockObjects(tx: Transaction, assessmentId: string): Promise<void> {
  await lockObjectRows(tx, assessmentId);
  await tx.update(object).set({ locked_by: null }).where(eq(object.locked_by, assessmentId));
}

/** Writes an assessment's counts, score and coverage from its results. */
export async function refreshAssessment(tx: Transaction, id: string): Promise<void> {
  const rows = await tx
    .select({ status: result.status, status_rank: result.status_rank, level: result.level })
    .from(result)
    .where(eq(result.assessment_id, id));
  await tx
    .update(assessment)
    .set({ ...tally(rows), updated_at: new Date() })
    .where(eq(assessment.id, id));
}

/** When the last scan has ended: on to expert review, or failed where one could not finish. */
export async function settleAssessment(tx: Transaction, id: string): Promise<void> {
  const scans = await tx
    .select({ finished_at: scan.finished_at, failure: scan.failure })
    .from(scan)
    .where(eq(scan.assessment_id, id));
  if (scans.some(({ finished_at }) => finished_at === null)) return;
  const failed = scans.some(({ failure }) => failure !== null);
  if (failed) await unlockObjects(tx, id);
  await tx
    .update(assessment)
    .set({ state: failed ? "failed" : "expert_review", updated_at: new Date() })
    .where(and(eq(assessment.id, id), inArray(assessment.state, ["awaiting", "assessing"])));
  await refreshAssessment(tx, id);
}

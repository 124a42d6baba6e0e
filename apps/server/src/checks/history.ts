import type { HistoryEvent, HistoryEventKind, Outcome } from "@candor/api/entities";
import { and, eq } from "drizzle-orm";
import { appUser, assessment, result, resultHistory, scan } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";

const DETECTED: Partial<Record<Outcome, HistoryEventKind>> = {
  passed: "detected_passed",
  failed: "detected_failed",
  potential: "detected_failed",
  uncertain: "detected_uncertain",
};

/** What happened to a check of an object, newest first, over its published assessments. */
export async function historyOf(db: Db, objectId: string, checkId: string): Promise<HistoryEvent[]> {
  const runs = await db
    .select({ assessment, by: appUser.name, detectedAt: scan.finished_at, outcome: result.engine_outcome })
    .from(scan)
    .innerJoin(assessment, and(eq(assessment.id, scan.assessment_id), eq(assessment.state, "complete")))
    .innerJoin(appUser, eq(appUser.id, assessment.submitted_by))
    .innerJoin(result, and(eq(result.scan_id, scan.id), eq(result.check_id, checkId)))
    .where(eq(scan.object_id, objectId));
  const done = await db
    .select({ event: resultHistory })
    .from(resultHistory)
    .innerJoin(
      assessment,
      and(eq(assessment.id, resultHistory.assessment_id), eq(assessment.state, "complete")),
    )
    .where(and(eq(resultHistory.object_id, objectId), eq(resultHistory.check_id, checkId)));
  const events = [
    ...runs.flatMap(({ assessment: run, by, detectedAt, outcome }) => [
      event("assessment_submitted", run.submitted_at, by),
      event(DETECTED[outcome], detectedAt),
      event("report_pushed", run.published_at),
    ]),
    ...done.map(({ event: { kind, at, by, note } }) => event(kind, at, by, note)),
  ];
  return events.filter((one) => one !== null).sort((a, b) => b.at.localeCompare(a.at));
}

function event(
  kind: HistoryEventKind | undefined,
  at: Date | null,
  by: string | null = null,
  note: string | null = null,
): HistoryEvent | null {
  return kind && at ? { kind, at: at.toISOString(), by, note } : null;
}

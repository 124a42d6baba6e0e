import type { HistoryEvent, HistoryEventKind, Outcome } from "@candor/api/entities";
import { isAnyOf } from "../database/arrays.ts";
import { and, desc, eq, type SQL, sql } from "../database/drizzle.ts";
import { appUser, assessment, result, resultHistory, scan } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { PEOPLE, shownState } from "../results/readable-state.ts";

/** The newest assessments, and the newest acts, that the history of one object is read from. */
const EACH_MAX = 500;

const DETECTED: Partial<Record<Outcome, HistoryEventKind>> = {
  passed: "detected_passed",
  failed: "detected_failed",
  potential: "detected_failed",
  uncertain: "detected_uncertain",
};

/** What happened to a check of an object, newest first, over its published assessments. */
export async function historyOf(
  db: Db,
  objectId: string,
  checkId: string,
  states = shownState(PEOPLE),
): Promise<HistoryEvent[]> {
  return (await eventsOf(db, [objectId], checkId, EACH_MAX, states)).map(
    ({ object_id: _, ...event }) => event,
  );
}

/** Events of a group that are told at most. */
const GROUP_MAX = 100;

/** What happened to a check in several objects, newest first. */
export async function historyOfGroup(
  db: Db,
  objectIds: readonly string[],
  checkId: string,
  states = shownState(PEOPLE),
) {
  // An assessment's publication is its last event: older ones than so many cannot be among the newest.
  return (await eventsOf(db, objectIds, checkId, GROUP_MAX, states)).slice(0, GROUP_MAX);
}

async function eventsOf(
  db: Db,
  objectIds: readonly string[],
  checkId: string,
  most: number,
  states: SQL | undefined,
) {
  const runs = await db
    .select({
      objectId: scan.object_id,
      submittedAt: assessment.submitted_at,
      publishedAt: assessment.published_at,
      by: sql<string>`coalesce(${assessment.submitted_by_staff}, ${appUser.name})`,
      detectedAt: scan.finished_at,
      outcome: result.engine_outcome,
    })
    .from(scan)
    .innerJoin(assessment, and(eq(assessment.id, scan.assessment_id), states))
    .innerJoin(appUser, eq(appUser.id, assessment.submitted_by))
    .innerJoin(result, eq(result.scan_id, scan.id))
    .where(
      and(
        eq(result.check_id, checkId),
        // Of both: so neither is read for other companies.
        isAnyOf(result.object_id, [...objectIds]),
        isAnyOf(scan.object_id, [...objectIds]),
      ),
    )
    .orderBy(desc(assessment.published_at))
    .limit(most);
  const done = await db
    .select({ event: resultHistory })
    .from(resultHistory)
    .innerJoin(assessment, and(eq(assessment.id, resultHistory.assessment_id), states))
    .where(and(isAnyOf(resultHistory.object_id, [...objectIds]), eq(resultHistory.check_id, checkId)))
    .orderBy(desc(resultHistory.at))
    .limit(most);
  const events = [
    ...runs.flatMap(({ objectId, submittedAt, publishedAt, by, detectedAt, outcome }) =>
      [
        event("assessment_submitted", submittedAt, by),
        event(DETECTED[outcome], detectedAt),
        event("report_pushed", publishedAt),
      ].flatMap((one) => (one ? [{ ...one, object_id: objectId }] : [])),
    ),
    ...done.flatMap(({ event: { object_id, kind, at, by, note } }) => {
      const one = event(kind, at, by, note);
      return one ? [{ ...one, object_id }] : [];
    }),
  ];
  return events.sort((a, b) => b.at.localeCompare(a.at));
}

function event(
  kind: HistoryEventKind | undefined,
  at: Date | null,
  by: string | null = null,
  note: string | null = null,
): HistoryEvent | null {
  return kind && at ? { kind, at: at.toISOString(), by, note } : null;
}

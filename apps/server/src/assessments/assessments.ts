import type { Assessment, ObjectScan } from "@candor/api/entities";
import { isAnyOf } from "../database/arrays.ts";
import { and, asc, desc, eq, inArray, type SQL } from "../database/drizzle.ts";
import { appUser, assessment, scan } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";

type AssessmentRow = typeof assessment.$inferSelect;
type ScanRow = typeof scan.$inferSelect;

/** An assessment with its scans and the name of who submitted it. */
export interface LoadedAssessment {
  row: AssessmentRow;
  scans: ScanRow[];
  submittedBy: string;
}

/** Loads assessments, newest first unless told otherwise, in two queries. */
export async function loadAssessments(
  db: Db,
  where: SQL | undefined,
  page: { limit?: number; offset?: number; order?: readonly SQL[] } = {},
): Promise<LoadedAssessment[]> {
  const base = db
    .select()
    .from(assessment)
    .where(where)
    .orderBy(...(page.order ?? [desc(assessment.number)]))
    .$dynamic();
  const rows = await (page.limit === undefined ? base : base.limit(page.limit).offset(page.offset ?? 0));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  // Looked up for the rows that are shown: a join would be made for those before them, too.
  const people = await db
    .select({ id: appUser.id, name: appUser.name })
    .from(appUser)
    .where(isAnyOf(appUser.id, [...new Set(rows.map(({ submitted_by }) => submitted_by))]));
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  const scans = await db
    .select()
    .from(scan)
    .where(isAnyOf(scan.assessment_id, ids))
    .orderBy(asc(scan.position));
  const byAssessment = Map.groupBy(scans, (one) => one.assessment_id);
  return rows.map((row) => ({
    row,
    submittedBy: row.submitted_by_staff ?? nameOf.get(row.submitted_by) ?? "",
    scans: byAssessment.get(row.id) ?? [],
  }));
}

/** The newest assessment of a company that is under way. */
export async function runningAssessment(db: Db, companyId: string): Promise<LoadedAssessment | undefined> {
  const underWay = inArray(assessment.state, ["awaiting", "assessing", "expert_review"]);
  const [running] = await loadAssessments(db, and(eq(assessment.company_id, companyId), underWay), {
    limit: 1,
  });
  return running;
}

/** The company's own assessment; null for anyone else's. */
export async function ownAssessment(db: Db, companyId: string, id: string): Promise<LoadedAssessment | null> {
  const where = and(eq(assessment.id, id), eq(assessment.company_id, companyId));
  const [loaded] = await loadAssessments(db, where);
  return loaded ?? null;
}

/** One object inside an assessment. */
export function toScan(row: ScanRow, showResults: boolean): ObjectScan {
  return {
    scan_id: row.id,
    object_id: row.object_id,
    object_name: row.object_name,
    object_version_name: row.object_version,
    asset_type: row.asset_type,
    url: row.url,
    step: row.step,
    progress: row.progress,
    failure: row.failure,
    counts: showResults ? row.counts : null,
  };
}

/** An assessment as it is answered. Customers see results only once they are published, a preview while an expert reviews them. */
export function toAssessment(
  { row, scans, submittedBy }: LoadedAssessment,
  viewer: "customer" | "preview" | "staff",
): Assessment {
  const showResults =
    viewer === "staff" || row.state === "complete" || (viewer === "preview" && row.state === "expert_review");
  const progress = scans.reduce((sum, one) => sum + one.progress, 0) / Math.max(scans.length, 1);
  return {
    id: row.id,
    number: row.number,
    state: row.state,
    progress: Math.round(progress),
    objects: scans.map((one) => toScan(one, showResults)),
    submitted_at: row.submitted_at.toISOString(),
    submitted_by: submittedBy,
    started_at: row.started_at?.toISOString() ?? null,
    completed_at: row.published_at?.toISOString() ?? null,
    estimated_days: row.estimated_days,
    failure_reason: row.state === "failed" ? row.failure_reason : null,
    correction:
      row.corrected_at && row.correction_reason
        ? { at: row.corrected_at.toISOString(), reason: row.correction_reason }
        : null,
    counts: showResults ? row.counts : null,
    score: showResults ? row.score : null,
  };
}

import type { diffScan, exportScan, getReport, listReports, ReplyOf } from "@candor/api/contract";
import { COMPARE_CATEGORIES, type CompareCategory, type Language } from "@candor/api/entities";
import { and, asc, eq, inArray, isNotNull } from "drizzle-orm";
import { toScan } from "../assessments/assessments.ts";
import { assessment, object, result, scan, staff } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { readFacts } from "../facts/stored.ts";
import { comparer } from "../http/collate.ts";
import { HttpError } from "../http/http-error.ts";
import { categoryOf } from "../results/change.ts";
import { textOf } from "../results/texts.ts";
import type { Services } from "../services.ts";
import { scanResults } from "./staff-view.ts";

type ScanRow = typeof scan.$inferSelect;

const toReport = (row: ScanRow) => ({
  ...toScan(row, true),
  score: row.score,
  finished_at: row.finished_at?.toISOString() ?? null,
});

/** An assessment that is there. */
export async function requireAssessment(db: Db, id: string) {
  const [row] = await db.select().from(assessment).where(eq(assessment.id, id));
  if (!row) throw new HttpError("assessment.not_found");
  return row;
}

/** The reports of a scan. */
export async function reportsOf(db: Db, id: string): Promise<ReplyOf<typeof listReports>> {
  await requireAssessment(db, id);
  const rows = await db.select().from(scan).where(eq(scan.assessment_id, id)).orderBy(asc(scan.position));
  return { list: rows.map(toReport) };
}

export async function oneScan(db: Db, id: string): Promise<ScanRow> {
  const [row] = await db.select().from(scan).where(eq(scan.id, id));
  if (!row) throw new HttpError("scan.result_not_found");
  return row;
}

/** One report with its results. */
export async function reportOf(services: Services, id: string): Promise<ReplyOf<typeof getReport>> {
  const row = await oneScan(services.db, id);
  const { number } = await requireAssessment(services.db, row.assessment_id);
  const results = await scanResults(services, row.assessment_id);
  return {
    assessment_id: row.assessment_id,
    number,
    report: toReport(row),
    results: results.filter(({ object_id }) => object_id === row.object_id),
  };
}

/** What the engine saw of one object, to be imported elsewhere. */
export async function exportOfScan(services: Services, id: string): Promise<ReplyOf<typeof exportScan>> {
  const row = await oneScan(services.db, id);
  const facts = row.facts && (await readFacts(services, row.facts));
  if (!facts) throw new HttpError("scan.result_not_found");
  return { file_name: `scan-${id}.json`, content: JSON.stringify(facts) };
}

const noChanges = () =>
  Object.fromEntries(COMPARE_CATEGORIES.map((one) => [one, 0])) as Record<CompareCategory, number>;

/** What publishing would change: each result against the one that its customer sees now. */
export async function diffOf(db: Db, id: string, language: Language): Promise<ReplyOf<typeof diffScan>> {
  await requireAssessment(db, id);
  const rows = await db
    .select({ row: result, name: object.name, by: staff.username })
    .from(result)
    .innerJoin(object, eq(object.id, result.object_id))
    .leftJoin(staff, eq(staff.id, result.edited_by))
    .where(eq(result.assessment_id, id))
    .orderBy(asc(result.check_id));
  const compare = comparer(language);
  rows.sort((a, b) => compare(a.name, b.name));
  const objects = [...new Set(rows.map(({ row }) => row.object_id))];
  const before = await seenBefore(db, id, objects);
  const counts = noChanges();
  const list = rows.flatMap(({ row, name, by }) => {
    const title = textOf(row.check_id)?.title.plain;
    if (!title) return [];
    const old = before.get(`${row.object_id} ${row.check_id}`);
    const change = categoryOf(old?.outcome, row.status_rank === null ? undefined : row.outcome);
    counts[change] += 1;
    return {
      result_id: row.id,
      object_name: name,
      check_id: row.check_id,
      title,
      change,
      before: old?.status ?? null,
      after: row.status_rank === null ? null : row.status,
      engine_outcome: row.edited_at ? row.engine_outcome : null,
      edited_by: by,
      note: row.note,
    };
  });
  return { list, counts, edited: list.filter(({ engine_outcome: engine }) => engine !== null).length };
}

/** What customers saw of objects in the assessment before this one. */
async function seenBefore(db: Db, id: string, objects: readonly string[]) {
  if (objects.length === 0) return new Map<string, typeof result.$inferSelect>();
  const scans = await db
    .select({ row: scan, at: assessment.published_at, of: assessment.id })
    .from(scan)
    .innerJoin(assessment, eq(assessment.id, scan.assessment_id))
    .where(and(inArray(scan.object_id, [...objects]), eq(assessment.state, "complete")))
    .orderBy(asc(assessment.published_at));
  const own = scans.find(({ of }) => of === id)?.at;
  const earlier = scans.filter(({ of, at }) => of !== id && at !== null && (!own || at < own));
  const last = [...new Map(earlier.map(({ row }) => [row.object_id, row.id])).values()];
  if (last.length === 0) return new Map<string, typeof result.$inferSelect>();
  const rows = await db
    .select()
    .from(result)
    .where(and(inArray(result.scan_id, last), isNotNull(result.status_rank)));
  return new Map(rows.map((row) => [`${row.object_id} ${row.check_id}`, row]));
}

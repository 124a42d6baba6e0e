import type { exportScan, getReport, listReports, ReplyOf } from "@candor/api/contract";
import { toScan } from "../assessments/assessments.ts";
import { asc, eq } from "../database/drizzle.ts";
import { assessment, company, scan } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { readFacts } from "../facts/stored.ts";
import { inFileName } from "../http/file-name.ts";
import { HttpError } from "../http/http-error.ts";
import type { Services } from "../services.ts";
import { sharesOf } from "../shared-reports/shares.ts";
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
  const { number, company_id } = await requireAssessment(db, id);
  const [owner] = await db.select({ name: company.name }).from(company).where(eq(company.id, company_id));
  const rows = await db.select().from(scan).where(eq(scan.assessment_id, id)).orderBy(asc(scan.position));
  const { list: shares } = await sharesOf(db, company_id, id);
  return { number, company_name: owner?.name ?? "", list: rows.map(toReport), shares };
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
  const [owner] = await services.db
    .select({ name: company.name })
    .from(company)
    .where(eq(company.id, row.company_id));
  const day = (row.finished_at ?? new Date()).toISOString().slice(0, 10);
  const names = [inFileName(owner?.name ?? "", "company"), inFileName(row.object_name, "object")];
  const file_name = `${names.join("_")}_${day}.json`;
  return { file_name, content: JSON.stringify(facts) };
}

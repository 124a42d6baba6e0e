import type { getScan, ReplyOf } from "@candor/api/contract";
import type { ScanResult } from "@candor/api/entities";
import { citationsFor } from "@candor/engine/rules";
import { type LoadedAssessment, loadAssessments, toAssessment } from "../assessments/assessments.ts";
import { isAnyOf } from "../database/arrays.ts";
import { asc, eq, sql } from "../database/drizzle.ts";
import { assessment, company, object, result, staff } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";
import { checkOrder } from "../results/check-order.ts";
import { asCorrected } from "../results/expert-word.ts";
import { type Presentation, presentationInUse, presented } from "../results/layouts.ts";
import { readableRow } from "../results/readable.ts";
import { toScreenshots } from "../results/screenshots.ts";
import { proseOf, stepsToFix, textOf } from "../results/texts.ts";
import type { Services } from "../services.ts";
import type { FileSigner } from "../storage/signer.ts";

export type ScanRowReply = ReplyOf<typeof getScan>["scan"];

/** Assessments as staff see them. */
export async function toScanRows(db: Db, loaded: readonly LoadedAssessment[]): Promise<ScanRowReply[]> {
  if (loaded.length === 0) return [];
  const { id, name, product_version } = company;
  const owners = await db
    .select({ id, name, product_version })
    .from(company)
    .where(isAnyOf(company.id, [...new Set(loaded.map(({ row }) => row.company_id))]));
  const companies = new Map(owners.map((row) => [row.id, row]));
  const acted = new Set(loaded.flatMap(({ row }) => [row.expert_id ?? [], row.correcting_by ?? []].flat()));
  const known =
    acted.size === 0
      ? []
      : await db
          .select({ id: staff.id, name: staff.username })
          .from(staff)
          .where(isAnyOf(staff.id, [...acted]));
  const experts = new Map(known.map((row) => [row.id, row.name]));
  return loaded.map((one) => {
    const owner = companies.get(one.row.company_id);
    if (!owner) throw new Error(`Assessment ${one.row.id} has no company.`);
    return {
      ...toAssessment(one, "staff"),
      company: { id: owner.id, name: owner.name, product_version: owner.product_version },
      expert: (one.row.expert_id && experts.get(one.row.expert_id)) ?? null,
      updated_at: one.row.updated_at.toISOString(),
      published_at: one.row.published_at?.toISOString() ?? null,
      correcting: one.row.correcting_since && {
        by: (one.row.correcting_by && experts.get(one.row.correcting_by)) ?? "",
        since: one.row.correcting_since.toISOString(),
      },
    };
  });
}

/** One assessment as staff see it. */
export async function scanRow(db: Db, id: string): Promise<ScanRowReply> {
  const [row] = await toScanRows(db, await loadAssessments(db, eq(assessment.id, id)));
  if (!row) throw new HttpError("assessment.not_found");
  return row;
}

const columns = {
  row: result,
  objectName: object.name,
  territories: object.territories,
  sector: object.sector,
  editor: staff.username,
};

const selectResults = (db: Db) =>
  db
    .select(columns)
    .from(result)
    .innerJoin(object, eq(object.id, result.object_id))
    .leftJoin(staff, eq(staff.id, result.edited_by));

type Loaded = Awaited<ReturnType<typeof selectResults>>[number];

function toScanResult(
  { row: stored, objectName, territories, sector, editor }: Loaded,
  signer: FileSigner,
  presentation: Presentation,
): ScanResult | null {
  const { pending_word: pending } = stored;
  const row = readableRow(asCorrected(stored));
  const text = textOf(row.check_id);
  if (!text) return null;
  const {
    id,
    check_id,
    object_id,
    level,
    engine_outcome,
    engine_level,
    outcome,
    summary,
    rule_version,
    note,
  } = row;
  return {
    id,
    check_id,
    object_id,
    object_name: objectName,
    scan_id: row.scan_id,
    title: text.title.plain,
    category: text.category,
    level,
    citations: citationsFor(text.citations, { territories, sector }),
    engine_outcome,
    engine_level,
    outcome,
    status: row.status,
    hidden: row.expert_hidden,
    summary,
    ...proseOf(text, row.status),
    uncertain_reason: row.uncertain_reason,
    rule_version,
    how_to_fix: stepsToFix(text),
    texts: row.expert_texts,
    evidence: presented(row.check_id, row.evidence, presentation),
    engine_evidence: row.engine_evidence && presented(row.check_id, row.engine_evidence, presentation),
    screenshots: toScreenshots(row.screenshots, signer),
    edited_by: pending ? pending.by.name : editor,
    edited_at: row.edited_at?.toISOString() ?? null,
    note,
    confirmed_by: row.confirmed_by,
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
    pending: pending !== null,
  };
}

/** Every result of an assessment, worst first; what does not apply or is hidden comes last. */
export async function scanResults({ db, signer }: Services, assessmentId: string): Promise<ScanResult[]> {
  const rows = await selectResults(db)
    .where(eq(result.assessment_id, assessmentId))
    .orderBy(sql`${result.status_rank} asc nulls last`, asc(object.name), asc(checkOrder()));
  const presentation = await presentationInUse(db);
  return rows.map((row) => toScanResult(row, signer, presentation)).filter((row) => row !== null);
}

export async function scanResult({ db, signer }: Services, id: string): Promise<ScanResult> {
  const [row] = await selectResults(db).where(eq(result.id, id));
  const reply = row && toScanResult(row, signer, await presentationInUse(db));
  if (!reply) throw new HttpError("scan.result_not_found");
  return reply;
}

import type { diffScan, ReplyOf } from "@candor/api/contract";
import { COMPARE_CATEGORIES, type CompareCategory, type Language } from "@candor/api/entities";
import { and, asc, desc, eq, inArray, isNotNull, ne } from "drizzle-orm";
import { assessment, object, result, scan, staff } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { comparer } from "../http/collate.ts";
import { HttpError } from "../http/http-error.ts";
import { categoryOf } from "../results/change.ts";
import { asCorrected } from "../results/expert-word.ts";
import { textOf } from "../results/texts.ts";
import { requireAssessment } from "./reports.ts";

/** Assessments that are offered to compare with. */
const VERSIONS_MAX = 50;

/** What changed comes first, and what got worse before what got better. */
const ORDER: readonly CompareCategory[] = [
  "passed_to_failed",
  "newly_failed",
  "failed_to_passed",
  "newly_passed",
  "always_failed",
  "always_passed",
  "no_result",
];

const noChanges = () =>
  Object.fromEntries(COMPARE_CATEGORIES.map((one) => [one, 0])) as Record<CompareCategory, number>;

/**
 * What publishing would change: each result against the one that its customer sees now. While a scan is corrected, that
 * is its own, as it was published.
 */
export async function diffOf(
  db: Db,
  { id, against }: { id: string; against?: string | undefined },
  language: Language,
): Promise<ReplyOf<typeof diffScan>> {
  const own = await requireAssessment(db, id);
  const stored = await db
    .select({ published: result, name: object.name, editor: staff.username })
    .from(result)
    .innerJoin(object, eq(object.id, result.object_id))
    .leftJoin(staff, eq(staff.id, result.edited_by))
    .where(eq(result.assessment_id, id))
    .orderBy(asc(result.check_id));
  const rows = stored.map(({ published, name, editor }) => {
    const by = published.pending_word?.by.name ?? editor;
    return { row: asCorrected(published), name, by };
  });
  const compare = comparer(language);
  rows.sort((a, b) => compare(a.name, b.name));
  const objects = [...new Set(rows.map(({ row }) => row.object_id))];
  const versions = await versionsOf(db, own, objects);
  const chosen = against === undefined ? undefined : versions.find((one) => one.id === against);
  if (against !== undefined && !chosen) throw new HttpError("assessment.not_found");
  const isCorrected = own.correcting_since !== null;
  const held = chosen ?? (isCorrected ? own : null);
  const scans = held ? await scansIn(db, held.id) : await lastPublished(db, id, objects);
  const before = await seenIn(db, scans);
  const of = scans[0]?.of;
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
  list.sort((a, b) => ORDER.indexOf(a.change) - ORDER.indexOf(b.change));
  return {
    scan: toVersion(own),
    against: of === id ? toVersion(own) : (versions.find((one) => one.id === of) ?? null),
    versions,
    list,
    counts,
    edited: list.filter(({ engine_outcome: engine }) => engine !== null).length,
  };
}

type Version = ReplyOf<typeof diffScan>["scan"];

const toVersion = ({ id, number, state, submitted_at }: typeof assessment.$inferSelect): Version => ({
  id,
  number,
  state,
  submitted_at: submitted_at.toISOString(),
});

/** Other assessments of these objects, the newest first. */
async function versionsOf(db: Db, own: typeof assessment.$inferSelect, objects: readonly string[]) {
  if (objects.length === 0) return [];
  const sharing = db
    .select({ id: scan.assessment_id })
    .from(scan)
    .where(inArray(scan.object_id, [...objects]));
  const rows = await db
    .select()
    .from(assessment)
    .where(
      and(
        eq(assessment.company_id, own.company_id),
        inArray(assessment.id, sharing),
        ne(assessment.id, own.id),
      ),
    )
    .orderBy(desc(assessment.number))
    .limit(VERSIONS_MAX);
  return rows.map(toVersion);
}

/** A scan of one object, and the assessment that it is of. */
interface Held {
  scan: string;
  of: string;
}

const scansIn = (db: Db, id: string): Promise<Held[]> =>
  db.select({ scan: scan.id, of: scan.assessment_id }).from(scan).where(eq(scan.assessment_id, id));

/** The scans whose results customers saw of objects before this assessment. */
async function lastPublished(db: Db, id: string, objects: readonly string[]): Promise<Held[]> {
  if (objects.length === 0) return [];
  const scans = await db
    .select({ row: scan, at: assessment.published_at, of: assessment.id })
    .from(scan)
    .innerJoin(assessment, eq(assessment.id, scan.assessment_id))
    .where(and(inArray(scan.object_id, [...objects]), eq(assessment.state, "complete")))
    .orderBy(asc(assessment.published_at));
  const own = scans.find(({ of }) => of === id)?.at;
  const earlier = scans.filter(({ of, at }) => of !== id && at !== null && (!own || at < own));
  const last = new Map(earlier.map(({ row, of }) => [row.object_id, { scan: row.id, of }]));
  return [...last.values()];
}

/** Results of scans that are shown to customers, by object and check. */
async function seenIn(db: Db, scans: readonly Held[]) {
  const ids = scans.map((one) => one.scan);
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(result)
          .where(and(inArray(result.scan_id, ids), isNotNull(result.status_rank)));
  return new Map(rows.map((row) => [`${row.object_id} ${row.check_id}`, row]));
}

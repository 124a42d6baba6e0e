import type { diffScan, ReplyOf } from "@candor/api/contract";
import { isAnyOf } from "../database/arrays.ts";
import { and, asc, desc, eq, inArray, ne } from "../database/drizzle.ts";
import { assessment, result, scan } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";
import {
  asPublished,
  lastOf,
  type Publications,
  type PublishedRow,
  publicationsOf,
  resultsWithEditors,
  toPublications,
} from "./publications.ts";
import { requireAssessment } from "./reports.ts";

/** Assessments that are offered to compare with. */
const VERSIONS_MAX = 50;

/** What is compared. */
export interface Asked {
  id: string;
  publication?: number | undefined;
  against?: string | undefined;
  against_publication?: number | undefined;
}

/** What one side says of each result, by object and check; null where that was not kept. */
type Side = ReadonlyMap<string, PublishedRow | null>;

export const keyOf = ({ object_id, check_id }: Pick<typeof result.$inferSelect, "object_id" | "check_id">) =>
  `${object_id} ${check_id}`;

/** A publication that there is; null where none is named. */
export function knownNumber(all: Publications | null, number: number | undefined): number | null {
  if (number === undefined) return null;
  if (!all || number > lastOf(all)) throw new HttpError("scan.publication_not_found");
  return number;
}

interface Comparison {
  own: typeof assessment.$inferSelect;
  published: Publications | null;
  asked: Asked;
  versions: readonly Version[];
  objects: readonly string[];
}

/** What a scan is held against; null where its objects were never published. */
export async function heldAgainst(db: Db, { own, published, asked, versions, objects }: Comparison) {
  const { publication, against, against_publication: number } = asked;
  if (against !== undefined && against !== own.id && !versions.some((one) => one.id === against))
    throw new HttpError("assessment.not_found");
  const before = publication !== undefined && publication > 1 ? publication - 1 : undefined;
  const isCorrected = own.correcting_since !== null && publication === undefined;
  const isOwn =
    against === own.id ||
    (against === undefined && (number !== undefined || before !== undefined || isCorrected));
  const of = isOwn ? own.id : (against ?? null);
  if (of !== null) {
    const row = isOwn ? own : await requireAssessment(db, of);
    const all = isOwn ? published : await publicationsOf(db, row);
    const wanted = knownNumber(all, number ?? (against === undefined ? before : undefined));
    const chosen = wanted ?? (all && isOwn ? lastOf(all) : null);
    const stored = await resultsWithEditors(db, of);
    const side = chosen && all ? await asPublished(db, stored, all, chosen) : seenNow(stored);
    return { ...heldOf(row, all, chosen, side, stored), isOwn };
  }
  if (number !== undefined) throw new HttpError("scan.publication_not_found");
  const scans = await lastPublished(db, own.id, objects);
  const [first] = scans;
  if (!first) return null;
  const row = await requireAssessment(db, first.of);
  const stored = await seenIn(db, scans);
  const all = await publicationsOf(db, row);
  return { ...heldOf(row, all, null, seenNow(stored), stored), isOwn: false };
}

const seenNow = (stored: readonly PublishedRow[]) =>
  new Map<string, PublishedRow | null>(stored.map((one) => [one.row.id, one]));

function heldOf(
  row: typeof assessment.$inferSelect,
  all: Publications | null,
  publication: number | null,
  said: ReadonlyMap<string, PublishedRow | null>,
  stored: readonly PublishedRow[],
) {
  const side: Side = new Map(stored.map(({ row: one }) => [keyOf(one), said.get(one.id) ?? null]));
  return { version: { ...toVersion(row), publications: toPublications(all), publication }, side };
}

type Version = ReplyOf<typeof diffScan>["versions"][number];

export const toVersion = ({ id, number, state, submitted_at }: typeof assessment.$inferSelect): Version => ({
  id,
  number,
  state,
  submitted_at: submitted_at.toISOString(),
});

/** Other assessments of these objects, the newest first. */
export async function versionsOf(db: Db, own: typeof assessment.$inferSelect, objects: readonly string[]) {
  if (objects.length === 0) return [];
  const sharing = db
    .select({ id: scan.assessment_id })
    .from(scan)
    .where(isAnyOf(scan.object_id, [...objects]));
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

/** The scans whose results customers saw of objects before this assessment. */
async function lastPublished(db: Db, id: string, objects: readonly string[]): Promise<Held[]> {
  if (objects.length === 0) return [];
  const scans = await db
    .select({ row: scan, at: assessment.published_at, of: assessment.id })
    .from(scan)
    .innerJoin(assessment, eq(assessment.id, scan.assessment_id))
    .where(and(isAnyOf(scan.object_id, [...objects]), eq(assessment.state, "complete")))
    .orderBy(asc(assessment.published_at));
  const own = scans.find(({ of }) => of === id)?.at;
  const earlier = scans.filter(({ of, at }) => of !== id && at !== null && (!own || at < own));
  const last = new Map(earlier.map(({ row, of }) => [row.object_id, { scan: row.id, of }]));
  return [...last.values()];
}

/** Results of scans. */
async function seenIn(db: Db, scans: readonly Held[]): Promise<PublishedRow[]> {
  const ids = scans.map((one) => one.scan);
  const rows = await db.select().from(result).where(isAnyOf(result.scan_id, ids));
  return rows.map((row) => ({ row, by: null }));
}

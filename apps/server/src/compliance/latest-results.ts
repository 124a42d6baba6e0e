import { publishedRuns } from "../checks/dashboard.ts";
import { compareStates } from "../checks/like-with-like.ts";
import { published } from "../checks/query.ts";
import { and, eq, inArray, isNotNull, sql } from "../database/drizzle.ts";
import { assessment, object, result } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { type Reader, shownState } from "../results/readable-state.ts";

export interface Scope {
  assessment_id?: string;
}

const columns = {
  check_id: result.check_id,
  status: result.status,
  level: result.level,
  object_id: result.object_id,
  scan_id: result.scan_id,
};

const one = <T extends object>(row: T) => ({ ...row, total: 1 });

/** How every check of every object stands, and how it stood before. */
export async function latestResults(db: Db, companyId: string, scope: Scope, reader: Reader) {
  const rows = await db
    .select(columns)
    .from(result)
    .where(published(companyId, scope, reader));
  const ids = [...new Set(rows.map(({ object_id }) => object_id))];
  const objects =
    ids.length === 0
      ? []
      : await db
          .select({
            id: object.id,
            name: object.name,
            asset_type: object.asset_type,
            territories: object.territories,
            sector: object.sector,
          })
          .from(object)
          .where(inArray(object.id, ids))
          .orderBy(object.id);
  const [newest] = await db
    .select({ at: sql<string | null>`max(coalesce(${assessment.published_at}, now()))` })
    .from(assessment)
    .where(
      and(
        eq(assessment.company_id, companyId),
        shownState(reader, [scope.assessment_id]),
        scope.assessment_id ? eq(assessment.id, scope.assessment_id) : undefined,
      ),
    );
  return {
    rows: rows.map(one),
    objects,
    before: scope.assessment_id ? null : await earlier(db, companyId),
    as_of: newest?.at ? new Date(newest.at).toISOString() : null,
  };
}
export type LatestResults = Awaited<ReturnType<typeof latestResults>>;
export type ResultRows = LatestResults["rows"];

/** The results of the same objects before the last publication; null until one was assessed twice. */
async function earlier(db: Db, companyId: string) {
  const comparison = compareStates(await publishedRuns(db, companyId));
  if (!comparison) return null;
  const scans = comparison.pairs.map(({ before }) => before.scanId);
  const rows = await db
    .select(columns)
    .from(result)
    .where(and(inArray(result.scan_id, scans), isNotNull(result.status_rank)));
  return rows.map(one);
}

import type { CameBackFrom } from "@candor/api/contract";
import { LEVELS } from "@candor/api/entities";
import { publishedRuns } from "../checks/dashboard.ts";
import { compareStates } from "../checks/like-with-like.ts";
import { published } from "../checks/query.ts";
import { and, count, eq, inArray, isNotNull, isNull, sql } from "../database/drizzle.ts";
import { assessment, result } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";

/** A failing check that somebody takes care of. */
export interface Assigned {
  id: string;
  owner_id: string;
  failing_since: string;
}

/** A failing check that did not fail in the assessment before. */
export interface CameBack {
  id: string;
  failing_since: string;
  was: CameBackFrom;
}

export interface WorkSummary {
  as_of: string | null;
  assigned: readonly Assigned[];
  /** Failing checks that nobody takes care of. */
  unassigned: number;
  came_back: readonly CameBack[];
}

/** By what they weigh and how long they have been known: the older first. */
async function assignedOf(db: Db, companyId: string): Promise<Assigned[]> {
  const rows = await db
    .select({
      id: result.id,
      owner_id: result.owner_id,
      published_at: assessment.published_at,
      // The first publication of the run of failures that lasts until now. By the index of an object's results.
      failing_since: sql<string | null>`(
        select min(run.published_at) from ${result} as earlier
        join ${assessment} as run on run.id = earlier.assessment_id and run.state = 'complete'
        where earlier.object_id = ${result.object_id} and earlier.check_id = ${result.check_id}
          and earlier.status_rank is not null and earlier.outcome in ('failed', 'potential')
          and run.published_at > coalesce((
            select max(good_run.published_at) from ${result} as good
            join ${assessment} as good_run on good_run.id = good.assessment_id and good_run.state = 'complete'
            where good.object_id = ${result.object_id} and good.check_id = ${result.check_id}
              and good.outcome = 'passed'
          ), '-infinity'))`,
    })
    .from(result)
    .innerJoin(assessment, eq(assessment.id, result.assessment_id))
    .where(and(published(companyId, {}), isNotNull(result.owner_id), inArray(result.status, [...LEVELS])))
    .orderBy(result.status_rank, result.check_id, result.id);
  return rows
    .flatMap(({ owner_id, failing_since, published_at, ...row }) => {
      const since = failing_since === null ? published_at : new Date(failing_since);
      return owner_id && since ? [{ ...row, owner_id, failing_since: since.toISOString() }] : [];
    })
    .sort((a, b) => a.failing_since.localeCompare(b.failing_since));
}

async function unassignedOf(db: Db, companyId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(result)
    .innerJoin(assessment, eq(assessment.id, result.assessment_id))
    .where(and(published(companyId, {}), isNull(result.owner_id), inArray(result.status, [...LEVELS])));
  return row?.total ?? 0;
}

/** What an earlier result was, where a failure now is a step back from it. */
const WAS = { passed: "passed", resolved: "resolved" } as const;

/** What fails now and did not in the state before the last publication, over the objects that were assessed again. */
async function cameBackOf(db: Db, companyId: string): Promise<CameBack[]> {
  const comparison = compareStates(await publishedRuns(db, companyId));
  const pairs = comparison?.pairs.filter(({ before, now }) => before !== now) ?? [];
  if (pairs.length === 0) return [];
  const key = (row: { object_id: string; check_id: string }) => `${row.object_id} ${row.check_id}`;
  const columns = { object_id: result.object_id, check_id: result.check_id };
  const good = await db
    .select({ ...columns, status: result.status, manual: result.manual })
    .from(result)
    .where(
      and(
        inArray(
          result.scan_id,
          pairs.map(({ before }) => before.scanId),
        ),
        isNotNull(result.status_rank),
        inArray(result.status, ["passed", "resolved"]),
      ),
    );
  const before = new Map(good.map((row) => [key(row), row]));
  const failing = await db
    .select({ ...columns, id: result.id, level: result.status })
    .from(result)
    .where(
      and(
        inArray(
          result.scan_id,
          pairs.map(({ now }) => now.scanId),
        ),
        isNotNull(result.status_rank),
        inArray(result.status, [...LEVELS]),
      ),
    )
    .orderBy(result.status_rank, result.check_id, result.id);
  const at = new Map(pairs.map(({ objectId, now }) => [objectId, now.at.toISOString()]));
  return failing.flatMap((row) => {
    const earlier = before.get(key(row));
    const status = earlier?.status;
    if (!earlier || (status !== "passed" && status !== "resolved")) return [];
    const was = earlier.manual ? ("by_hand" as const) : WAS[status];
    return [{ id: row.id, was, failing_since: at.get(row.object_id) ?? "" }];
  });
}

/** What a company's people have to do: kept until something is published or decided. */
export async function workOf(db: Db, companyId: string): Promise<WorkSummary> {
  const [last] = await publishedRuns(db, companyId);
  return {
    as_of: last?.at.toISOString() ?? null,
    assigned: await assignedOf(db, companyId),
    unassigned: await unassignedOf(db, companyId),
    came_back: await cameBackOf(db, companyId),
  };
}

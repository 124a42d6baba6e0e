import type { Business } from "@candor/engine/rules";
import { and, count, eq, isNotNull, type Placeholder, type SQL, sql } from "../database/drizzle.ts";
import { assessment, object, result } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { PEOPLE, type Reader, readableState } from "../results/readable-state.ts";

/** Published results of a company: of its last assessments, or of one assessment. */
export function published(
  companyId: string | Placeholder,
  query: { object_id?: string | undefined; assessment_id?: string | undefined },
  reader: Reader = PEOPLE,
): SQL | undefined {
  const scope = query.assessment_id
    ? and(
        eq(result.assessment_id, query.assessment_id),
        sql`exists (select 1 from ${assessment} where ${assessment.id} = ${result.assessment_id} and ${readableState(reader)})`,
      )
    : // Not a parameter: with one, no planner could tell that the partial index fits.
      sql`${result.current}`;
  return and(
    eq(result.company_id, companyId),
    isNotNull(result.status_rank),
    scope,
    query.object_id ? eq(result.object_id, query.object_id) : undefined,
  );
}

/**
 * How many results stand at each check, status and level, by which laws count for their objects: counts, totals and
 * rates all come from it.
 */
export const groups = (db: Db, where: SQL | undefined) =>
  db
    .select({
      check_id: result.check_id,
      status: result.status,
      level: result.level,
      territories: object.territories,
      sector: object.sector,
      total: count(),
    })
    .from(result)
    .innerJoin(object, eq(object.id, result.object_id))
    .where(where)
    .groupBy(result.check_id, result.status, result.level, object.territories, object.sector);

export type Group = Awaited<ReturnType<typeof groups>>[number];
/** What a count needs of a group: not where its objects' business is. */
export type Tallied = Omit<Group, keyof Business>;

import type { listChecks, ParsedRequestOf } from "@candor/api/contract";
import { CHECK_STATUSES, type Language } from "@candor/api/entities";
import { and, asc, count, desc, eq, ilike, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../database/open.ts";
import { assessment, object, result } from "../database/schema.ts";
import { checksCiting, checksMatching, titleFormOf, titleOrder } from "./texts.ts";

export type CheckQuery = ParsedRequestOf<typeof listChecks>;

/** Published results of a company: of its last assessments, or of one assessment. */
export function published(
  companyId: string,
  query: { object_id?: string; assessment_id?: string },
): SQL | undefined {
  const scope = query.assessment_id
    ? and(
        eq(result.assessment_id, query.assessment_id),
        sql`exists (select 1 from ${assessment} where ${assessment.id} = ${result.assessment_id} and ${assessment.state} = 'complete')`,
      )
    : eq(result.current, true);
  return and(
    eq(result.company_id, companyId),
    isNotNull(result.status_rank),
    scope,
    query.object_id ? eq(result.object_id, query.object_id) : undefined,
  );
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, "\\$&");

/** The filters a person set, beside the scope. */
export function filters({ statuses, frameworks, search }: CheckQuery, language: Language): SQL | undefined {
  return and(
    statuses.length > 0 ? inArray(result.status, statuses) : undefined,
    frameworks.length > 0 ? inArray(result.check_id, checksCiting(frameworks)) : undefined,
    search === ""
      ? undefined
      : or(
          inArray(result.check_id, checksMatching(search, language)),
          ilike(object.name, `%${escapeLike(search)}%`),
        ),
  );
}

/** The key of the title that a row shows, as SQL. */
function titleKey(): SQL {
  const forms = Object.fromEntries(CHECK_STATUSES.map((status) => [status, titleFormOf(status)]));
  return sql`(${result.check_id} || '|' || (${JSON.stringify(forms)}::jsonb ->> ${result.status}))`;
}

/** Worst first; what is equal stays in one order, so that pages do not overlap. */
const byStatus = [asc(result.status_rank), asc(result.check_id), asc(result.id)];

export function order({ sort, descending }: CheckQuery, language: Language): SQL[] {
  const direction = descending ? desc : asc;
  switch (sort) {
    case "status":
      return descending ? [desc(result.status_rank), desc(result.check_id), desc(result.id)] : byStatus;
    case "title":
      return [
        direction(sql`(${JSON.stringify(titleOrder(language))}::jsonb ->> ${titleKey()})::int`),
        ...byStatus,
      ];
    case "object":
      return [direction(sql`lower(${object.name})`), ...byStatus];
    case "changed":
      return [direction(result.changed_at), ...byStatus];
  }
}

/** How many results stand at each check and status: counts and framework counts both come from it. */
export function groups(db: Db, where: SQL | undefined) {
  return db
    .select({ check_id: result.check_id, status: result.status, level: result.level, total: count() })
    .from(result)
    .where(where)
    .groupBy(result.check_id, result.status, result.level);
}

export type Group = Awaited<ReturnType<typeof groups>>[number];

import { AGE_DAYS, type CheckAge } from "@candor/api/contract";
import { LEVELS } from "@candor/api/entities";
import { and, inArray, not, or, type SQL, sql } from "../database/drizzle.ts";
import { assessment, result } from "../database/schema.ts";

/** Failing checks that have been known for so long, at this moment or when the assessment was published. */
export interface Ages {
  of: readonly CheckAge[];
  at: string;
  assessmentId: string | null;
  companyId: string;
}

/** What is asked for by age, now or in one assessment. */
export const agesOf = (
  companyId: string,
  of: readonly CheckAge[],
  assessmentId: string | undefined,
): Ages => ({ of, at: new Date(ageClock()).toISOString(), assessmentId: assessmentId ?? null, companyId });

const HOUR_MS = 3_600_000;

/** The moment that ages are counted to: the hour that has begun, so that what they tell can be kept for a while. */
export const ageClock = () => Math.floor(Date.now() / HOUR_MS) * HOUR_MS;

/**
 * Checks of objects that were published as failing by a moment. Said with `is true`, it is read once, by the company's
 * assessments, and looked up for each row; as a join, a planner may read it anew for each.
 */
const failingBy = (companyId: string, moment: SQL, at: "<" | "<=") => sql`
  ((${result.object_id}, ${result.check_id}) in (
    select earlier.object_id, earlier.check_id from ${assessment} as run
    join ${result} as earlier on earlier.assessment_id = run.id
    where run.company_id = ${companyId} and run.state = 'complete' and run.published_at ${sql.raw(at)} ${moment}
      and earlier.status_rank is not null and earlier.outcome in ('failed', 'potential'))) is true`;

/** The rows of those checks. */
export function knownFor({ of, at, assessmentId, companyId }: Ages): SQL | undefined {
  const until = assessmentId
    ? sql`(select coalesce(shown.published_at, ${at}) from ${assessment} as shown where shown.id = ${assessmentId})`
    : sql`${at}::timestamptz`;
  const [month, quarter] = AGE_DAYS;
  const before = (days: number) => sql`${until} - make_interval(hours => ${sql.raw(String(days * 24))})`;
  // What is detected for the first time is as old as its own publication.
  const young = not(failingBy(companyId, before(month), "<="));
  const old = failingBy(companyId, before(quarter), "<");
  const within: Record<CheckAge, SQL | undefined> = { young, old, older: and(not(young), not(old)) };
  return and(inArray(result.status, [...LEVELS]), or(...of.map((age) => within[age])));
}

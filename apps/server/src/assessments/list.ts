import type { listAssessments, ParsedRequestOf, ReplyOf } from "@candor/api/contract";
import type { Customer } from "../auth/sessions.ts";
import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from "../database/drizzle.ts";
import { pageOf } from "../database/paging.ts";
import { assessment, scan } from "../database/schema.ts";
import { matchesText } from "../database/text-search.ts";
import type { Db } from "../database/transaction.ts";
import { loadAssessments, toAssessment } from "./assessments.ts";

type Query = ParsedRequestOf<typeof listAssessments>;

/** A number as people write it: `S-20418`, `s20418`, `20418`. */
const NUMBER = /^(?:s-?)?(\d{1,9})$/i;

async function searched(db: Db, mine: SQL, search: string): Promise<SQL | undefined> {
  if (search === "") return undefined;
  const number = NUMBER.exec(search)?.[1];
  const within = inArray(scan.assessment_id, db.select({ id: assessment.id }).from(assessment).where(mine));
  const held = await matchesText(db, search, { names: [scan.object_name], within });
  const named = sql`exists (select 1 from ${scan} where ${scan.assessment_id} = ${assessment.id} and ${held})`;
  return number === undefined ? named : or(named, eq(assessment.number, Number(number)));
}

const SORTED: Record<Query["sort"], SQL> = {
  number: sql`${assessment.submitted_at}`,
  submitted: sql`${assessment.submitted_at}`,
  finished: sql`${assessment.published_at}`,
};

/** One page of a company's assessments. */
export async function assessmentPage(
  db: Db,
  { companyId, preview }: Customer,
  query: Query,
): Promise<Omit<ReplyOf<typeof listAssessments>, "next_start_at" | "plan_ended">> {
  const mine = eq(assessment.company_id, companyId);
  const filters = and(
    query.states.length > 0 ? inArray(assessment.state, query.states) : undefined,
    await searched(db, mine, query.search),
  );
  const [counted] = await db
    .select({
      all: count(),
      total: sql<number>`count(*) filter (where ${filters ?? sql`true`})`.mapWith(Number),
    })
    .from(assessment)
    .where(mine);
  const loaded = await loadAssessments(db, and(mine, filters), {
    ...pageOf(query),
    // What is not finished comes last, whichever way round.
    order: [
      query.descending
        ? sql`${SORTED[query.sort]} desc nulls last`
        : sql`${SORTED[query.sort]} asc nulls last`,
      query.descending ? desc(assessment.number) : asc(assessment.number),
    ],
  });
  return {
    list: loaded.map((one) => toAssessment(one, preview ? "preview" : "customer")),
    total: counted?.total ?? 0,
    all: counted?.all ?? 0,
  };
}

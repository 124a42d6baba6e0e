import type { getScenarioScan, ParsedRequestOf, ReplyOf } from "@candor/api/contract";
import type { Customer } from "../auth/sessions.ts";
import { rowsOf } from "../checks/list.ts";
import { countsOf } from "../checks/rows.ts";
import { and, eq, inArray, isNotNull } from "../database/drizzle.ts";
import { assessment, object, result, scan } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";
import { byPlace } from "../results/described.ts";
import { publishedScans } from "../results/published-scans.ts";
import { readableState, shownState } from "../results/readable-state.ts";
import { scenarioOf } from "./figures.ts";

/** A scenario's checks in one published scan, worst first, then as staff ordered them. */
export async function scenarioScan(
  db: Db,
  customer: Customer,
  { scan_id, id }: ParsedRequestOf<typeof getScenarioScan>,
): Promise<ReplyOf<typeof getScenarioScan>> {
  const { companyId } = customer;
  const one = scenarioOf(id);
  const [found] = await db
    .select({
      object: { id: object.id, name: object.name, asset_type: object.asset_type },
      assessment_id: assessment.id,
      at: assessment.published_at,
    })
    .from(scan)
    .innerJoin(assessment, eq(assessment.id, scan.assessment_id))
    .innerJoin(object, eq(object.id, scan.object_id))
    .where(and(eq(scan.id, scan_id), eq(assessment.company_id, companyId), readableState(customer)));
  if (!found) throw new HttpError("check.scenario_not_found");
  const [last] = await publishedScans(
    db,
    { companyId },
    found.object.id,
    shownState(customer, [found.assessment_id]),
  );
  const ids = await db
    .select({ id: result.id, check_id: result.check_id, rank: result.status_rank })
    .from(result)
    .where(
      and(
        eq(result.scan_id, scan_id),
        inArray(result.check_id, [...one.checks]),
        isNotNull(result.status_rank),
      ),
    );
  ids.sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0) || byPlace(a.check_id, b.check_id));
  const list = await rowsOf(
    db,
    ids.map((row) => row.id),
  );
  return {
    title: one.title,
    object: found.object,
    assessment_id: found.assessment_id,
    published_at: (found.at ?? new Date()).toISOString(),
    last_scan_id: last?.id ?? scan_id,
    counts: countsOf(list.map(({ check_id, status, level }) => ({ check_id, status, level, total: 1 }))),
    list,
  };
}

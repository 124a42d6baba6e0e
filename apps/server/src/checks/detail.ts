import type { CheckDetail } from "@candor/api/entities";
import type { Customer } from "../auth/sessions.ts";
import { and, count, eq, inArray, isNotNull, lt, lte, min, or, type SQL, sql } from "../database/drizzle.ts";
import { preparedOn } from "../database/prepared.ts";
import { appUser, assessment, checkState, correction, object, result, scan } from "../database/schema.ts";
import type { Db } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";
import { presentationInUse, presented } from "../results/layouts.ts";
import { readableRow } from "../results/readable.ts";
import { PEOPLE, type Reader, readableState, shownState } from "../results/readable-state.ts";
import { noCounts } from "../results/results.ts";
import { toScreenshots } from "../results/screenshots.ts";
import { proseOf, stepsToFix, summaryOf, textOf } from "../results/texts.ts";
import type { Services } from "../services.ts";
import { historyOf } from "./history.ts";
import { manualOf } from "./manual.ts";
import { toCheckRow } from "./rows.ts";

type Row = typeof result.$inferSelect;

/** How many checks of the same scan stand before this one, worst first. */
async function positionOf(db: Db, row: Row): Promise<number> {
  const rank = row.status_rank ?? 0;
  const before = or(
    lt(result.status_rank, rank),
    and(eq(result.status_rank, rank), lt(result.check_id, row.check_id)),
  );
  const [found] = await db
    .select({ total: count() })
    .from(result)
    .where(and(eq(result.scan_id, row.scan_id), isNotNull(result.status_rank), before));
  return (found?.total ?? 0) + 1;
}

/** Since when a check of an object is known to fail, and in how many assessments, until the one that is shown. */
async function knownOf(db: Db, { object_id, check_id }: Row, until: Date | null, states: SQL | undefined) {
  const [known] = await db
    .select({ at: min(assessment.published_at), runs: count() })
    .from(result)
    .innerJoin(assessment, and(eq(assessment.id, result.assessment_id), states))
    .where(
      and(
        eq(result.object_id, object_id),
        eq(result.check_id, check_id),
        isNotNull(result.status_rank),
        inArray(result.outcome, ["failed", "potential"]),
        // What is in review has no publication yet: it is the last.
        until ? lte(assessment.published_at, until) : undefined,
      ),
    );
  return { first_seen: known?.at?.toISOString() ?? null, seen_in: known?.runs ?? 0 };
}

const detailFor = (db: Db, reader: Reader) =>
  db
    .select({ row: result, object, scan, assessment, owner: appUser.name, state: checkState, correction })
    .from(result)
    .innerJoin(object, eq(object.id, result.object_id))
    .innerJoin(scan, eq(scan.id, result.scan_id))
    .innerJoin(assessment, eq(assessment.id, result.assessment_id))
    .leftJoin(appUser, eq(appUser.id, result.owner_id))
    .leftJoin(correction, eq(correction.id, result.correction_id))
    .leftJoin(
      checkState,
      and(eq(checkState.object_id, result.object_id), eq(checkState.check_id, result.check_id)),
    )
    .where(
      and(
        eq(result.id, sql.placeholder("id")),
        eq(result.company_id, sql.placeholder("company")),
        readableState(reader),
      ),
    );

// To find one check by its keys takes PostgreSQL an eighth of the time that it takes to plan so many joins: under a name it
// keeps the plan, after the first few times on each connection.
const detailOfPublished = preparedOn((db) => detailFor(db, PEOPLE).prepare("published_check"));
const detailInPreview = preparedOn((db) => detailFor(db, { preview: true }).prepare("previewed_check"));

/** Everything a published check's own screen shows. */
export async function checkDetail(
  { db, signer }: Pick<Services, "signer"> & { db: Db },
  customer: Customer,
  id: string,
): Promise<CheckDetail> {
  const statement = customer.preview ? detailInPreview : detailOfPublished;
  const [found] = await statement(db).execute({ id, company: customer.companyId });
  const row = found && readableRow(found.row);
  const base =
    found && row?.status_rank != null
      ? toCheckRow(row, {
          object: found.object.name,
          owner: found.owner,
          territories: found.object.territories,
          sector: found.object.sector,
        })
      : null;
  const text = found && textOf(found.row.check_id);
  if (!found || !row || !base || !text) throw new HttpError("check.not_found");
  const states = shownState(customer, [row.assessment_id]);
  return {
    ...base,
    asset_type: found.object.asset_type,
    summary: summaryOf(row),
    ...proseOf(text, base.status, row.expert_texts),
    how_to_fix: stepsToFix(text, row.expert_texts),
    uncertain_reason: base.status === "uncertain" ? row.uncertain_reason : null,
    evidence: presented(row.check_id, row.evidence, await presentationInUse(db)),
    screenshots: toScreenshots(row.screenshots, signer),
    history: await historyOf(db, row.object_id, row.check_id, states),
    manual_status: manualOf(row, found.state),
    correction: found.correction && {
      at: found.correction.at.toISOString(),
      reason: found.correction.reason,
    },
    current: row.current,
    assessment_id: row.assessment_id,
    published_at: found.assessment.published_at?.toISOString() ?? null,
    assessed_at: (found.scan.finished_at ?? row.changed_at).toISOString(),
    ...(await knownOf(db, row, found.assessment.published_at, states)),
    position: await positionOf(db, row),
    counts: found.scan.counts ?? noCounts(),
  };
}

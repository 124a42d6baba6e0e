import { ASSESSED_TYPES, type AssetType } from "@candor/api/entities";
import { audit } from "../audit.ts";
import type { Customer } from "../auth/sessions.ts";
import { lockCompany } from "../companies/lock-company.ts";
import { assertPlanRuns, planLimits } from "../companies/plan.ts";
import { and, desc, eq, inArray, isNotNull } from "../database/drizzle.ts";
import { assessment, object, scan } from "../database/schema.ts";
import type { Db, Transaction } from "../database/transaction.ts";
import { HttpError } from "../http/http-error.ts";
import { requireOffered } from "../objects/offered.ts";
import type { Services } from "../services.ts";
import { lockAssessment } from "./settle.ts";

const DAY_MS = 86_400_000;

/** When the company's plan allows the next assessment; null when it is allowed now. */
export async function nextStart(db: Db, customer: Customer): Promise<Date | null> {
  const days = planLimits(customer.company.product_version).countdownDays;
  if (days === 0) return null;
  const [last] = await db
    .select({ at: assessment.submitted_at })
    .from(assessment)
    .where(eq(assessment.company_id, customer.companyId))
    .orderBy(desc(assessment.submitted_at))
    .limit(1);
  const next = last && new Date(last.at.getTime() + days * DAY_MS);
  return next && next > new Date() ? next : null;
}

/** Takes objects for an assessment: all of them, enabled and free, or none. */
export async function takeObjects(
  tx: Transaction,
  companyId: string,
  ids: readonly string[],
  assessmentId: string,
) {
  const rows = await tx
    .select()
    .from(object)
    .where(and(inArray(object.id, [...ids]), eq(object.company_id, companyId)))
    // One order for all, so that two submissions wait for each other and never both.
    .orderBy(object.id)
    .for("update");
  if (rows.length !== ids.length) throw new HttpError("object.not_found");
  if (rows.some(({ locked_by }) => locked_by !== null)) throw new HttpError("object.locked");
  if (rows.some(({ enabled }) => !enabled)) throw new HttpError("object.disabled");
  const assessed: readonly AssetType[] = ASSESSED_TYPES;
  if (rows.some(({ asset_type }) => !assessed.includes(asset_type)))
    throw new HttpError("assessment.type_unavailable");
  await tx
    .update(object)
    .set({ locked_by: assessmentId })
    .where(inArray(object.id, [...ids]));
  return rows;
}

/** Whole days from now until then, the begun one counted. */
export const daysUntil = (then: Date | null): number =>
  then === null ? 0 : Math.max(0, Math.ceil((then.getTime() - Date.now()) / DAY_MS));

export async function submitAssessment(
  { db, jobs }: Services,
  customer: Customer,
  asked: { object_ids: readonly string[]; authorised: boolean },
) {
  if (!asked.authorised) throw new HttpError("assessment.not_authorised");
  const ids = [...new Set(asked.object_ids)];
  return db.transaction(async (tx) => {
    // Two at once must not both begin before the countdown that each starts.
    assertPlanRuns(await lockCompany(tx, customer.companyId));
    const next = await nextStart(tx, customer);
    if (next) throw new HttpError("assessment.countdown", undefined, { days_left: daysUntil(next) });
    const values = { company_id: customer.companyId, submitted_by: customer.id };
    const [row] = await tx.insert(assessment).values(values).returning({ id: assessment.id });
    if (!row) throw new HttpError("common.internal");
    const objects = await takeObjects(tx, customer.companyId, ids, row.id);
    await requireOffered(
      tx,
      objects.map(({ asset_type }) => asset_type),
    );
    const scans = await tx
      .insert(scan)
      .values(objects.map((taken) => scanOf(taken, row.id, ids.indexOf(taken.id))))
      .returning();
    for (const one of scans) await jobs.queueScan(tx, one);
    await audit(tx, { customer }, { action: "assessment.submit", target: row.id, detail: { objects: ids } });
    return row.id;
  });
}

/** What an object is now, kept with the scan: later changes do not change what was assessed. */
export function scanOf(taken: typeof object.$inferSelect, assessmentId: string, position: number) {
  return {
    assessment_id: assessmentId,
    company_id: taken.company_id,
    object_id: taken.id,
    position,
    object_name: taken.name,
    object_version: taken.version,
    asset_type: taken.asset_type,
    url: taken.url,
    territories: taken.territories,
    sector: taken.sector,
  };
}

/** Starts a failed assessment again on the objects that did not finish, as they are now. */
export async function retryAssessment({ db, jobs }: Services, customer: Customer, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockAssessment(tx, id);
    if (row?.company_id !== customer.companyId) throw new HttpError("assessment.not_found");
    if (row.state !== "failed") throw new HttpError("assessment.not_failed");
    assertPlanRuns(customer.company);
    await restartScans(tx, jobs, row, { onlyFailed: true });
    await audit(tx, { customer }, { action: "assessment.retry", target: id });
  });
}

/** Queues scans of an assessment again, and takes their objects where it had let them go. */
export async function restartScans(
  tx: Transaction,
  jobs: Services["jobs"],
  row: typeof assessment.$inferSelect,
  { onlyFailed }: { onlyFailed: boolean },
): Promise<void> {
  const all = await tx.select().from(scan).where(eq(scan.assessment_id, row.id));
  if (row.state === "failed") {
    const objects = await takeObjects(
      tx,
      row.company_id,
      all.map(({ object_id }) => object_id),
      row.id,
    );
    for (const { id: objectId, name, version, url, territories, sector } of objects) {
      // Only where nothing was brought back yet: stored facts belong to the address they came from.
      await tx
        .update(scan)
        .set({ object_name: name, object_version: version, url, territories, sector })
        .where(and(eq(scan.assessment_id, row.id), eq(scan.object_id, objectId), isNotNull(scan.failure)));
    }
  }
  const again = all.filter(({ failure }) => !onlyFailed || failure !== null);
  for (const one of again) {
    const [queued] = await tx
      .update(scan)
      .set({
        step: "queued",
        progress: 0,
        failure: null,
        finished_at: null,
        losses: 0,
        attempt: one.attempt + 1,
      })
      .where(eq(scan.id, one.id))
      .returning();
    if (queued) await jobs.queueScan(tx, queued);
  }
  const change = {
    state: "awaiting" as const,
    started_at: null,
    failure_reason: null,
    updated_at: new Date(),
  };
  await tx.update(assessment).set(change).where(eq(assessment.id, row.id));
}

import type { JobState } from "@candor/api/contract";
import type { Bilingual } from "@candor/api/entities";
import type { ErrorCode } from "@candor/api/errors";
import { lockAssessment } from "../../assessments/settle.ts";
import { restartScans } from "../../assessments/submit.ts";
import { audit } from "../../audit.ts";
import type { StaffMember } from "../../auth/sessions.ts";
import { failRequest, rescanRequest } from "../../campaign/staff.ts";
import { eq } from "../../database/drizzle.ts";
import { campaignRequest, scan } from "../../database/schema.ts";
import type { Db } from "../../database/transaction.ts";
import { HttpError } from "../../http/http-error.ts";
import { isOpen, type JobAnswer } from "../../jobs/jobs.ts";
import type { JobKind } from "../../jobs/queues.ts";
import { endAssessment, isUnderWay } from "../../scans/actions.ts";
import type { Services } from "../../services.ts";

interface By {
  staff: StaffMember;
}

interface Wanted {
  kind: JobKind;
  id: string;
}

/** What is told of a job that is in another state by now. */
const TOLD = {
  created: "mis.job_waits",
  retry: "mis.job_waits",
  active: "mis.job_active",
  completed: "mis.job_completed",
  failed: "mis.job_failed",
  cancelled: "mis.job_cancelled",
} as const satisfies Record<JobState, ErrorCode>;

function requireDone(answer: JobAnswer): void {
  if (answer === "missing") throw new HttpError("mis.not_found");
  if (answer !== "done") throw new HttpError(TOLD[answer]);
}

/** What the job of a scan is for: an object of an assessment, a visitor's request, or nothing that is there any more. */
async function purposeOf(db: Db, about: string) {
  const [part] = await db.select({ id: scan.assessment_id }).from(scan).where(eq(scan.id, about));
  if (part) return { kind: "assessment" as const, id: part.id };
  const [request] = await db
    .select({ id: campaignRequest.id, state: campaignRequest.state })
    .from(campaignRequest)
    .where(eq(campaignRequest.id, about));
  return request && { kind: "request" as const, ...request };
}

/** Ends the assessment or the request that a scan's job is for, as marking it as failed does. */
async function cancelScan(
  services: Services,
  { id, reason }: { id: string; reason: Bilingual | undefined },
  by: By,
): Promise<void> {
  const { db, jobs } = services;
  const job = await jobs.find("scan", id);
  const purpose = job && (await purposeOf(db, job.about));
  if (!job || !purpose) return requireDone(await jobs.end("scan", id));
  if (!isOpen(job.state)) throw new HttpError(TOLD[job.state]);
  if (purpose.kind === "request")
    return void (await failRequest(services, purpose.id, by, ["confirmed", "assessing"]));
  if (!reason) throw new HttpError("common.invalid", { reason: "required" });
  await db.transaction(async (tx) => {
    const row = await lockAssessment(tx, purpose.id);
    if (!row || !isUnderWay(row)) throw new HttpError("mis.changed_meanwhile");
    await endAssessment(tx, jobs, row, { ...by, reason });
  });
}

/** Ends a job: a message or a link that waits is not sent; the assessment behind a scan is ended whole. */
export async function cancelJobByHand(
  services: Services,
  { kind, id, reason }: Wanted & { reason?: Bilingual | undefined },
  by: By,
): Promise<void> {
  if (kind === "scan") await cancelScan(services, { id, reason }, by);
  else requireDone(await services.jobs.end(kind, id));
  await audit(services.db, by, { action: "job.cancel", target: id, detail: { kind } });
}

/** An assessment that has ended begins again with new jobs; the job of one that has not gets another try. */
async function retryScan(services: Services, id: string, by: By): Promise<void> {
  const { db, jobs } = services;
  const job = await jobs.find("scan", id);
  const purpose = job && (await purposeOf(db, job.about));
  // Whoever ended it may have begun it anew: a second job would visit the website a second time.
  const other = job && !isOpen(job.state) && (await jobs.openScan(job.about));
  if (other) throw new HttpError(TOLD[other]);
  if (purpose?.kind === "request" && purpose.state === "failed")
    return void (await rescanRequest(services, purpose.id, by, ["failed"]));
  const restarted =
    purpose?.kind === "assessment" &&
    (await db.transaction(async (tx) => {
      const row = await lockAssessment(tx, purpose.id);
      if (row?.state !== "failed") return false;
      await restartScans(tx, jobs, row, { onlyFailed: true });
      await audit(tx, by, { action: "scan.rescan", target: row.id });
      return true;
    }));
  if (!restarted) requireDone(await jobs.again("scan", id));
}

/** Gives a job that failed or was cancelled another try, at once. */
export async function retryJobByHand(services: Services, { kind, id }: Wanted, by: By): Promise<void> {
  if (kind === "scan") await retryScan(services, id, by);
  else requireDone(await services.jobs.again(kind, id));
  await audit(services.db, by, { action: "job.retry", target: id, detail: { kind } });
}

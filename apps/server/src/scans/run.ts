import { Buffer } from "node:buffer";
import type { ScanFailure } from "@candor/engine";
import { lockAssessment, settleAssessment } from "../assessments/settle.ts";
import { queueForgottenRequests, runRequest } from "../campaign/run.ts";
import { leaveToSweep } from "../companies/leave-to-sweep.ts";
import { and, eq, inArray, isNull, sql } from "../database/drizzle.ts";
import { assessment, object, scan, scanCard } from "../database/schema.ts";
import { takeFacts } from "../facts/incoming.ts";
import { canPass, RunAgainError } from "../jobs/causes.ts";
import type { JobContext, JobOutcome, JobRunner } from "../jobs/jobs.ts";
import type { RunOutcome, ScanRunner } from "../jobs/runner.ts";
import { keepTexts } from "../results/stored-texts.ts";
import type { Services } from "../services.ts";
import { staffKnowledge } from "./knowledge.ts";
import { isCurrentRun, progressWriter } from "./progress.ts";
import { evaluate, storeResults } from "./store.ts";

type ScanRow = typeof scan.$inferSelect;

/** Automatic second tries after a worker died. */
const WORKER_LOSSES_ALLOWED = 1;
/** Runs after which something is wrong with the scan itself, however each one ended. */
const RUNS_ALLOWED = 20;

/** Takes the scan for this run; null when there is nothing left to do. */
async function claim({ db }: Services, id: string): Promise<ScanRow | null> {
  return db.transaction(async (tx) => {
    const [known] = await tx.select({ assessment: scan.assessment_id }).from(scan).where(eq(scan.id, id));
    if (!known) return null;
    const parent = await lockAssessment(tx, known.assessment);
    if (parent?.state !== "awaiting" && parent?.state !== "assessing") return null;
    const [row] = await tx
      .update(scan)
      .set({ attempt: sql`${scan.attempt} + 1`, step: "queued", progress: 0, failure: null })
      .where(and(eq(scan.id, id), isNull(scan.finished_at)))
      .returning();
    if (!row) return null;
    const now = new Date();
    await tx
      .update(assessment)
      .set({ state: "assessing", started_at: parent.started_at ?? now, updated_at: now })
      .where(eq(assessment.id, parent.id));
    return row;
  });
}

async function finish({ db }: Services, row: ScanRow, failure: ScanFailure): Promise<JobOutcome> {
  await db.transaction(async (tx) => {
    await lockAssessment(tx, row.assessment_id);
    const change = { failure, finished_at: new Date() };
    const rows = await tx.update(scan).set(change).where(isCurrentRun(row)).returning({ id: scan.id });
    if (rows.length > 0) await settleAssessment(tx, row.assessment_id);
  });
  return { failure };
}

async function store(services: Services, row: ScanRow, outcome: RunOutcome & { ok: true }): Promise<void> {
  const { db, blobs, env, log } = services;
  const taken = takeFacts(outcome.facts);
  if (taken.replaced > 0) log.info({ scan: row.id, texts: taken.replaced }, "characters in facts replaced");
  for (const { data, mediaType } of outcome.blobs) await blobs.put(data, mediaType);
  const facts = await blobs.put(Buffer.from(JSON.stringify(taken.facts)), "application/json");
  const files = await keepTexts(services, taken.facts);
  const findings = evaluate(taken.facts, row, env.demo, await staffKnowledge(db));
  await db.transaction(async (tx) => {
    await lockAssessment(tx, row.assessment_id);
    const now = new Date();
    const [mine] = await tx
      .update(scan)
      .set({ facts, files, step: "done", progress: 100, failure: null, finished_at: now })
      .where(isCurrentRun(row))
      .returning();
    if (!mine) return leaveToSweep(tx, row.company_id, facts, ...files);
    // What an expert said was about the facts before.
    await tx.delete(scanCard).where(eq(scanCard.scan_id, mine.id));
    await storeResults(tx, mine, findings, { keepEdits: false });
    await settleAssessment(tx, row.assessment_id);
    // Last: settling may take all of the objects, and they are taken in one order.
    await tx
      .update(object)
      .set({ assessed_at: now })
      .where(and(eq(object.id, row.object_id), isNull(object.assessed_at)));
  });
}

/** A worker that died is tried once more by itself; then the customer decides. */
async function afterLoss(services: Services, row: ScanRow): Promise<JobOutcome> {
  if (row.losses >= WORKER_LOSSES_ALLOWED) return finish(services, row, "worker_lost");
  const losses = row.losses + 1;
  await services.db.update(scan).set({ losses, step: "queued", progress: 0 }).where(isCurrentRun(row));
  throw new RunAgainError("The worker was lost.");
}

async function assess(
  services: Services,
  runner: ScanRunner,
  row: ScanRow,
  { signal, tries }: JobContext,
): Promise<JobOutcome | undefined> {
  if (!row.url) throw new Error("The scan has no address.");
  if (tries >= RUNS_ALLOWED) throw new Error(`The scan did not come to its end in ${tries} runs.`);
  const lost = new AbortController();
  const progress = progressWriter(services.db, row, () => lost.abort());
  const stop = AbortSignal.any([signal, lost.signal]);
  const outcome = await runner.run(row.url, { signal: stop, onProgress: progress.report });
  await progress.idle();
  if (lost.signal.aborted) return undefined;
  if (signal.aborted) return void (await giveBack(services, row));
  if (outcome.ok) return void (await store(services, row, outcome));
  services.log.warn({ scan: row.id, failure: outcome.failure, detail: outcome.detail }, "scan failed");
  if (outcome.failure === "worker_lost") return afterLoss(services, row);
  return finish(services, row, outcome.failure);
}

/** The job behind the assessment of one object. Safe to run twice: only one run's outcome is kept. */
export function scanJob(services: Services, runner: ScanRunner): JobRunner {
  return async (id, context) => {
    const row = await claim(services, id);
    // No scan of a customer's: it may be the website of a visitor's request.
    if (!row) return runRequest(services, runner, id, context);
    try {
      return await assess(services, runner, row, context);
    } catch (err) {
      if (canPass(err)) throw err;
      // Another visit would end the same way: the customer is told, and the objects are let go of.
      services.log.error({ err, scan: id }, "scan failed");
      return finish(services, row, "internal");
    }
  };
}

/** The server stops, or staff ended the scan: then it is no longer this run's and there is nothing to give back. */
async function giveBack({ db }: Services, row: ScanRow): Promise<void> {
  const rows = await db
    .update(scan)
    .set({ step: "queued", progress: 0 })
    .where(isCurrentRun(row))
    .returning({ id: scan.id });
  if (rows.length > 0) throw new RunAgainError("The server is stopping.");
}

/** Queues scans that are unfinished but have no job, e.g. after the queue's own tables were lost. */
export async function queueForgotten(services: Services): Promise<void> {
  const { db, jobs } = services;
  const open = await db
    .select({ id: scan.id, company_id: scan.company_id, attempt: scan.attempt })
    .from(scan)
    .innerJoin(assessment, eq(assessment.id, scan.assessment_id))
    .where(and(isNull(scan.finished_at), inArray(assessment.state, ["awaiting", "assessing"])));
  for (const row of open) {
    if (!(await jobs.openScan(row.id))) await db.transaction((tx) => jobs.queueScan(tx, row));
  }
  await queueForgottenRequests(services);
}

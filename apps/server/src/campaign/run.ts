import type { ScanFailure } from "@candor/api/entities";
import { addActivityResult } from "../activity/results.ts";
import { and, eq, inArray, sql } from "../database/drizzle.ts";
import { activityResult, campaignRequest } from "../database/schema.ts";
import type { Transaction } from "../database/transaction.ts";
import { takeFacts } from "../facts/incoming.ts";
import { canPass, RunAgainError } from "../jobs/causes.ts";
import type { JobContext, JobOutcome } from "../jobs/jobs.ts";
import type { RunOutcome, ScanRunner } from "../jobs/runner.ts";
import type { Services } from "../services.ts";

type Row = typeof campaignRequest.$inferSelect;

/** All campaigns are one group of the queue: visitors' websites are assessed one by one, beside customers'. */
const GROUP = "campaign";

/** Runs after which something is wrong with the request itself, however each one ended. */
const RUNS_ALLOWED = 5;

/** Queues the assessment of a confirmed request. */
export async function queueRequest(
  tx: Transaction,
  jobs: Services["jobs"],
  { id, attempt }: Pick<Row, "id" | "attempt">,
): Promise<void> {
  await jobs.queueScan(tx, { id, company_id: GROUP, attempt });
}

const OPEN = ["confirmed", "assessing"] as const;

const isCurrentRun = ({ id, attempt }: Row) =>
  and(
    eq(campaignRequest.id, id),
    eq(campaignRequest.attempt, attempt),
    eq(campaignRequest.state, "assessing"),
  );

async function claim({ db }: Services, id: string): Promise<Row | null> {
  const [row] = await db
    .update(campaignRequest)
    .set({ state: "assessing", attempt: sql`${campaignRequest.attempt} + 1`, failure: null })
    .where(and(eq(campaignRequest.id, id), inArray(campaignRequest.state, [...OPEN])))
    .returning();
  return row ?? null;
}

async function store(
  services: Services,
  row: Row,
  { facts: brought, blobs }: RunOutcome & { ok: true },
): Promise<void> {
  const { facts, replaced } = takeFacts(brought);
  if (replaced > 0) services.log.info({ request: row.id, texts: replaced }, "characters in facts replaced");
  for (const { data, mediaType } of blobs) await services.blobs.put(data, mediaType);
  const stored = await services.blobs.put(Buffer.from(JSON.stringify(facts)), "application/json");
  await services.db.transaction(async (tx) => {
    const done = { state: "expert_review" as const, finished_at: new Date() };
    const [mine] = await tx.update(campaignRequest).set(done).where(isCurrentRun(row)).returning();
    if (!mine) return;
    if (mine.rid) await tx.delete(activityResult).where(eq(activityResult.rid, mine.rid));
    const rid = await addActivityResult(tx, {
      cid: mine.cid,
      showType: mine.show_type,
      company: mine.company,
      website: mine.website,
      territories: mine.territories,
      facts: stored,
      assessedAt: new Date(facts.startedAt),
    });
    await tx.update(campaignRequest).set({ rid }).where(eq(campaignRequest.id, mine.id));
  });
}

async function fail({ db }: Services, row: Row, failure: ScanFailure): Promise<JobOutcome> {
  await db
    .update(campaignRequest)
    .set({ state: "failed", failure, finished_at: new Date() })
    .where(isCurrentRun(row));
  return { failure };
}

async function assess(
  services: Services,
  runner: ScanRunner,
  row: Row,
  { signal, tries }: JobContext,
): Promise<JobOutcome | undefined> {
  if (tries >= RUNS_ALLOWED) throw new Error(`The request did not come to its end in ${tries} runs.`);
  const outcome = await runner.run(row.website, { signal, onProgress: () => {} });
  if (signal.aborted) throw new RunAgainError("The server is stopping.");
  if (outcome.ok) return void (await store(services, row, outcome));
  const { failure, detail } = outcome;
  services.log.warn({ request: row.id, failure, detail }, "request failed");
  return fail(services, row, failure);
}

/** Assesses the website of a request, if one that is confirmed has this id. */
export async function runRequest(
  services: Services,
  runner: ScanRunner,
  id: string,
  context: JobContext,
): Promise<JobOutcome | undefined> {
  const row = await claim(services, id);
  if (!row) return undefined;
  try {
    return await assess(services, runner, row, context);
  } catch (err) {
    if (canPass(err)) throw err;
    services.log.error({ err, request: id }, "request failed");
    return fail(services, row, "internal");
  }
}

/** Queues requests that are confirmed but have no job. */
export async function queueForgottenRequests({ db, jobs }: Services): Promise<void> {
  const open = await db
    .select()
    .from(campaignRequest)
    .where(inArray(campaignRequest.state, [...OPEN]));
  for (const row of open) {
    if (!(await jobs.openScan(row.id))) await db.transaction((tx) => queueRequest(tx, jobs, row));
  }
}

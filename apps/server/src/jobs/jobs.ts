import type { JobState } from "@candor/api/contract";
import type { ScanFailure } from "@candor/api/entities";
import type { FastifyBaseLogger } from "fastify";
import { fromDrizzle, PgBoss, type SendOptions } from "pg-boss";
import { type SQL, sql } from "../database/drizzle.ts";
import type { Database } from "../database/open.ts";
import type { Transaction } from "../database/transaction.ts";
import { canPass, RunAgainError } from "./causes.ts";
import { indexJobs } from "./indexes.ts";
import { HEARTBEAT_S, type JobKind, QUEUES } from "./queues.ts";

/** Work that outlives a request and the process. */
export interface Jobs {
  /** Queues the assessment of one object. Within `tx`, so that it exists exactly when the rest does, and begins with it. */
  queueScan(tx: Transaction, scan: { id: string; company_id: string; attempt: number }): Promise<void>;
  /** State of the scan's job that is queued or under way; null where none is. */
  openScan(id: string): Promise<JobState | null>;
  /** Queues the delivery of one message. */
  queueMail(tx: Transaction, mailId: string): Promise<void>;
  /** Queues what was asked for: a link by mail. */
  queueLink(tx: Transaction, requestId: string): Promise<void>;
  /** Ends what there is of a scan's job, waiting or under way: its run in this process ends as `tx` is kept. */
  endScan(tx: Transaction, id: string): Promise<void>;
  /** What a job is about, and its state; null where there is none. */
  find(kind: JobKind, id: string): Promise<FoundJob | null>;
  /** Gives a job that failed, was cancelled or waits for its next try another one, at once. */
  again(kind: JobKind, id: string): Promise<JobAnswer>;
  /** Ends a job that waits. */
  end(kind: JobKind, id: string): Promise<JobAnswer>;
  /** Opens the queue and takes the jobs that `run` has something for: none in a process that only queues them. */
  start(run: Partial<Record<JobKind, JobRunner>>): Promise<void>;
  /** Takes no more jobs, ends those under way and gives them back to the queue. */
  stop(): Promise<void>;
}

export interface FoundJob {
  /** Id of the scan, the message or the link. */
  about: string;
  state: JobState;
}

/** `missing`: there is no such job; a state: it is in one in which this cannot be done. */
export type JobAnswer = "done" | "missing" | JobState;

export interface JobContext {
  signal: AbortSignal;
  /** Runs before this one. */
  tries: number;
}

/** Why a job that was done has no results: the queue keeps it with the job. */
export interface JobOutcome {
  failure: ScanFailure;
}

/**
 * Does one job, and says why it has no results where a visit failed. A rejection whose cause can pass gives it back to the
 * queue; any other ends it. Both are logged.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: a delivery has nothing to say, and returns nothing
export type JobRunner = (id: string, context: JobContext) => Promise<JobOutcome | void>;

interface Payload {
  id: string;
}

/** pg-boss inside a transaction of ours. */
const within = (tx: Transaction) =>
  fromDrizzle({ execute: (query) => tx.execute(query as SQL) as Promise<{ rows: unknown[] }> }, sql);

/** It waits or is under way. */
export const isOpen = (state: JobState) => state === "created" || state === "retry" || state === "active";

/** Seconds between looks at a queue; one after a commit comes at once. */
const POLL_S = 2;

/** Seconds between looks for jobs whose process has died. */
const SUPERVISE_S = 5;

export function createJobs(database: Database, options: { workers: number; log: FastifyBaseLogger }): Jobs {
  const boss = new PgBoss({
    ...database.boss,
    schedule: false,
    superviseIntervalSeconds: SUPERVISE_S,
    monitorIntervalSeconds: SUPERVISE_S,
    reindex: false,
    monitorVacuum: false,
  });
  boss.on("error", (error) => options.log.error({ err: error }, "job queue"));
  const running = new Map<string, AbortController>();
  let workers: string[] = [];
  let stopping = false;

  /** An embedded database has no other process: whatever is active was lost with the process before. */
  async function takeBackLost(): Promise<void> {
    for (const name of Object.keys(QUEUES)) {
      const jobs = await boss.findJobs<Payload>(name);
      const lost = jobs.filter(({ state }) => state === "active").map(({ id }) => id);
      if (lost.length > 0) await boss.fail(name, lost, { lost: true });
    }
  }

  async function take(kind: JobKind, runner: JobRunner): Promise<void> {
    const { atOnce, perGroup } = QUEUES[kind].work(options.workers);
    const work = {
      localConcurrency: atOnce,
      ...(perGroup ? { groupConcurrency: perGroup } : {}),
      pollingIntervalSeconds: POLL_S,
      includeMetadata: true as const,
      perJobResults: true as const,
    };
    const worker = await boss.work<Payload, void, typeof work>(kind, work, async ([job]) => {
      if (!job) return [];
      const stop = new AbortController();
      running.set(job.data.id, stop);
      try {
        const signal = AbortSignal.any([stop.signal, job.signal]);
        const outcome = await runner(job.data.id, { signal, tries: job.retryCount });
        return [{ id: job.id, status: "completed", ...(outcome && { output: outcome }) }];
      } catch (err) {
        const told = { err, job: kind, id: job.data.id, tries: job.retryCount };
        if (!canPass(err)) {
          options.log.error(told, "job failed");
          // It is not tried again: it has failed for good, and says why.
          return [{ id: job.id, status: "deadletter", output: err }];
        }
        if (err instanceof RunAgainError) options.log.info(told, "job given back");
        else options.log.warn(told, "job failed, to be tried again");
        throw err;
      } finally {
        running.delete(job.data.id);
      }
    });
    workers.push(worker);
  }

  /** Looks for queued work now rather than at the next poll. */
  const wakeWorkers = () => {
    for (const worker of workers) boss.notifyWorker(worker);
  };

  async function queue(tx: Transaction, kind: JobKind, id: string, options: SendOptions): Promise<void> {
    await boss.send(kind, { id } satisfies Payload, { ...options, db: within(tx) });
    tx.onCommit(wakeWorkers);
  }

  return {
    async queueScan(tx, { id, company_id, attempt }) {
      // The attempt in the key: a run that was just ended may still hold its job for a moment.
      await queue(tx, "scan", id, { singletonKey: `${id}:${attempt}`, group: { id: company_id } });
    },
    async openScan(id) {
      const jobs = await boss.findJobs<Payload>("scan", { data: { id } });
      return jobs.find(({ state }) => isOpen(state))?.state ?? null;
    },
    async queueMail(tx, mailId) {
      await queue(tx, "mail", mailId, { singletonKey: mailId });
    },
    async queueLink(tx, requestId) {
      await queue(tx, "link", requestId, { singletonKey: requestId });
    },
    async again(kind, id) {
      const [job] = await boss.findJobs<Payload>(kind, { id });
      if (!job) return "missing";
      if (job.state === "failed") await boss.retry(kind, id);
      else if (job.state === "cancelled") await boss.resume(kind, id);
      else if (job.state !== "retry") return job.state;
      // Each try that failed has put the next one off, for the last of them by hours.
      await boss.update(kind, undefined, { id, startAfter: new Date() });
      wakeWorkers();
      return "done";
    },
    async end(kind, id) {
      const [job] = await boss.findJobs<Payload>(kind, { id });
      if (!job) return "missing";
      if (job.state !== "created" && job.state !== "retry") return job.state;
      await boss.cancel(kind, id);
      return "done";
    },
    async endScan(tx, id) {
      const db = within(tx);
      const open = (await boss.findJobs<Payload>("scan", { data: { id }, db })).filter(({ state }) =>
        isOpen(state),
      );
      if (open.length > 0)
        await boss.cancel(
          "scan",
          open.map((job) => job.id),
          { db },
        );
      tx.onCommit(() => running.get(id)?.abort(new Error("cancelled")));
    },
    async find(kind, id) {
      const [job] = await boss.findJobs<Payload>(kind, { id });
      return job ? { about: job.data.id, state: job.state } : null;
    },
    async start(run) {
      await boss.start();
      await indexJobs(database.db);
      for (const [name, { queue }] of Object.entries(QUEUES)) {
        await boss.createQueue(name, queue);
        await boss.updateQueue(name, { heartbeatSeconds: HEARTBEAT_S });
      }
      if (database.kind === "embedded") await takeBackLost();
      for (const kind of Object.keys(QUEUES) as JobKind[]) {
        const runner = run[kind];
        if (runner) await take(kind, runner);
      }
    },
    async stop() {
      if (stopping) return;
      stopping = true;
      const kinds = workers.length > 0 ? (Object.keys(QUEUES) as JobKind[]) : [];
      workers = [];
      await Promise.all(kinds.map((kind) => boss.offWork(kind, { wait: false })));
      for (const controller of running.values()) controller.abort(new Error("shutdown"));
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
  };
}

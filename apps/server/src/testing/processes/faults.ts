import { getScan, listMail, publishScan, sendMagicLink } from "@candor/api/endpoints";
import { until } from "../wait.ts";
import { type ServerProcess, startProcess } from "./processes.ts";
import { publishSite, reachesReview, submitSite, type World } from "./world.ts";
import { startWriters } from "./writers.ts";

/** What became of writes and jobs around a fault. */
export interface Outcome {
  acknowledged: number;
  /** Acknowledged, and not there afterwards. */
  lost: number;
  /** There twice: writes, results of a check, different messages about one thing to a person. */
  repeated: number;
  /** The same message, by its Message-ID, handed over twice: its reader's program may show one. */
  resent: number;
  /** What callers were answered meanwhile. */
  meanwhile: string[];
}

/** Time that the queue has to notice a dead process and to do everything after all, in milliseconds. */
const RECOVERY_MS = 150_000;

interface Size {
  writers: number;
  /** Acknowledged writes before the fault, and again after it. */
  writes: number;
  /** Assessments under way when a worker is killed. */
  assessments: number;
}

/** The processes of a world: one on the embedded database, two where there may be more. */
async function startAll({ kind, env }: World): Promise<{ web: ServerProcess; worker: ServerProcess }> {
  const web = await startProcess(env, kind === "embedded" ? "all" : "web");
  return { web, worker: kind === "embedded" ? web : await startProcess(env, "worker") };
}

const end = async ({ web, worker }: { web: ServerProcess; worker: ServerProcess }) => {
  await worker.end("SIGTERM");
  await web.end("SIGTERM");
};

/** Published checks to write on, with servers running. */
async function prepared(world: World) {
  const running = await startAll(world);
  await publishSite(world, 0);
  return running;
}

async function writeThrough(world: World, size: Size, fault: () => Promise<void>): Promise<Outcome> {
  const writers = await startWriters(world, size.writers);
  await writers.more(size.writes);
  await fault();
  await writers.more(size.writes);
  const { lost, repeated } = await writers.end();
  const meanwhile = [...writers.refused].map(([label, count]) => `${label} × ${count}`);
  return { acknowledged: writers.acknowledged.size, lost, repeated, resent: resentOf(world), meanwhile };
}

/** Messages of the outbox that no mail server is known to have taken. */
async function unsent(world: World): Promise<number> {
  const staff = world.as(world.crowd.staffToken);
  let open = 0;
  for (let page = 1, seen = 0; ; page += 1) {
    const { list, total } = await staff.call(listMail, { page, page_size: 100 }, { keepDuplicate: true });
    open += list.filter(({ sent_at }) => sent_at === null).length;
    seen += list.length;
    if (list.length === 0 || seen >= total) return open;
  }
}

const resentOf = ({ delivered }: World): number =>
  [...delivered.values()].reduce((sum, ids) => sum + ids.length - new Set(ids).size, 0);

/** Until when everything that was begun has to have happened: what has not counts as lost. */
function deadline() {
  const signal = AbortSignal.timeout(RECOVERY_MS);
  return async (happens: (signal: AbortSignal) => Promise<unknown>): Promise<boolean> => {
    try {
      await happens(signal);
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      throw error;
    }
  };
}

/** `kill -9` of the process that answers, in the middle of writes. */
export async function killWeb(world: World, size: Size): Promise<Outcome> {
  const running = await prepared(world);
  try {
    return await writeThrough(world, size, async () => {
      await running.web.end("SIGKILL");
      const again = await startProcess(world.env, world.kind === "embedded" ? "all" : "web");
      if (running.worker === running.web) running.worker = again;
      running.web = again;
    });
  } finally {
    await end(running);
  }
}

/** `kill -9` of the process that runs jobs, with assessments and mails under way; each ends once. */
export async function killWorker(world: World, size: Size): Promise<Outcome> {
  const running = await prepared(world);
  try {
    const companies = Array.from({ length: size.assessments }, (_, at) => at + 1);
    const submitted: { company: number; id: string }[] = [];
    for (const company of companies) submitted.push({ company, id: await submitSite(world, company) });
    const readers = (world.crowd.companies[0] ?? []).slice(0, 10).map(({ email }) => email);
    // What was published before is out: what comes now is in the middle of its delivery.
    await until(async () => readers.every((email) => world.delivered.has(email)));
    const { held, release } = world.holdMail();
    for (const email of readers) await world.as("").call(sendMagicLink, { email }, { keepDuplicate: true });
    await held;
    await running.worker.end("SIGKILL");
    release();
    const again = await startProcess(world.env, world.kind === "embedded" ? "all" : "worker");
    if (running.web === running.worker) running.web = again;
    running.worker = again;

    const staff = world.as(world.crowd.staffToken);
    const inTime = deadline();
    let repeated = 0;
    let lost = 0;
    for (const { company, id } of submitted) {
      if (!(await inTime((signal) => reachesReview(world, company, id, signal)))) {
        lost += 1;
        continue;
      }
      const { results } = await staff.call(getScan, { id });
      repeated += results.length - new Set(results.map(({ check_id }) => check_id)).size;
      await staff.call(publishScan, { id });
    }
    const members = companies.flatMap((company) => world.crowd.companies[company] ?? []);
    // A company's first people are told of the first assessment, and have their links.
    const due = new Map([
      ...readers.map((email) => [email, 2] as const),
      ...members.map(({ email }) => [email, 1] as const),
    ]);
    const missing = (email: string) => (due.get(email) ?? 0) - new Set(world.delivered.get(email)).size;
    const addresses = [...due.keys()];
    await inTime((signal) => until(async () => addresses.every((email) => missing(email) <= 0), signal));
    // What was handed over without an answer is still to be sent: the queue has to know that it is done.
    await inTime((signal) => until(async () => (await unsent(world)) === 0, signal));
    lost += await unsent(world);
    for (const email of addresses) {
      lost += Math.max(0, missing(email));
      repeated += Math.max(0, -missing(email));
    }
    const acknowledged = submitted.length + [...due.values()].reduce((sum, one) => sum + one, 0);
    return { acknowledged, lost, repeated, resent: resentOf(world), meanwhile: [] };
  } finally {
    await end(running);
  }
}

/** A crash of the database server in the middle of writes; the server goes on by itself. */
export async function restartDatabase(world: World, size: Size): Promise<Outcome> {
  const restart = world.postgres?.restart;
  if (!restart) throw new Error("There is no database server of ours to end.");
  const running = await prepared(world);
  try {
    const outcome = await writeThrough(world, size, restart);
    // The queue goes on too.
    await reachesReview(world, 1, await submitSite(world, 1));
    return outcome;
  } finally {
    await end(running);
  }
}

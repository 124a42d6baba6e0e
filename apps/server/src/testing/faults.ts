import { getScan, publishScan, sendMagicLink } from "@candor/api/contract";
import { type ServerProcess, startProcess } from "./processes.ts";
import { until } from "./wait.ts";
import { publishSite, reachesReview, submitSite, type World } from "./world.ts";
import { startWriters } from "./writers.ts";

/** What became of writes and jobs around a fault. */
export interface Outcome {
  acknowledged: number;
  /** Acknowledged, and not there afterwards. */
  lost: number;
  /** There twice: writes, results of a check, messages to a person. */
  repeated: number;
  /** What callers were answered meanwhile. */
  meanwhile: string[];
}

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
  return { acknowledged: writers.acknowledged.size, lost, repeated, meanwhile };
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
    for (const email of readers) await world.as("").call(sendMagicLink, { email }, { keepDuplicate: true });
    await until(async () => readers.some((email) => world.delivered.has(email)));
    await running.worker.end("SIGKILL");
    const again = await startProcess(world.env, world.kind === "embedded" ? "all" : "worker");
    if (running.web === running.worker) running.web = again;
    running.worker = again;

    const staff = world.as(world.crowd.staffToken);
    let repeated = 0;
    for (const { company, id } of submitted) {
      await reachesReview(world, company, id);
      const { results } = await staff.call(getScan, { id });
      repeated += results.length - new Set(results.map(({ check_id }) => check_id)).size;
      await staff.call(publishScan, { id });
    }
    const members = companies.flatMap((company) => world.crowd.companies[company] ?? []);
    const expected = [...readers, ...members.map(({ email }) => email)];
    await until(async () => expected.every((email) => world.delivered.has(email)));
    for (const email of expected) {
      const messages = new Set(world.delivered.get(email));
      // A company's first people are told of the first assessment too.
      const due = readers.includes(email) ? 2 : 1;
      repeated += Math.max(0, messages.size - due);
    }
    return { acknowledged: submitted.length + readers.length, lost: 0, repeated, meanwhile: [] };
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

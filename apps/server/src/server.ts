import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { vetUrl } from "@candor/engine";
import type { FastifyInstance } from "fastify";
import { buildApp } from "./app.ts";
import { linkJob } from "./auth/links/link-requests.ts";
import { sweepLinks } from "./auth/links/links.ts";
import { sweepSteps } from "./auth/second-factor/second-step.ts";
import { sweepSessions } from "./auth/sessions.ts";
import { newSetupCode } from "./auth/setup.ts";
import { knownDevices } from "./auth/throttle/known-devices.ts";
import { sweepThrottle } from "./auth/throttle/throttle.ts";
import { makeDataFolder } from "./data-folder.ts";
import { lockDataDir } from "./database/lock.ts";
import { openEmbedded, openPostgres } from "./database/open.ts";
import { upkeep } from "./database/upkeep.ts";
import { closeDemo, openDemo } from "./demo/demo-access.ts";
import { DEMO_ACCOUNTS } from "./demo/seed.ts";
import { openTargets } from "./demo/targets.ts";
import { createEgress } from "./egress/egress.ts";
import type { Env } from "./env/env.ts";
import { builtApps } from "./http/pages/apps.ts";
import { createJobs } from "./jobs/jobs.ts";
import { engineRunner, type ScanRunner } from "./jobs/runner.ts";
import { createLog } from "./log.ts";
import { smtpOutbox, storedOutbox } from "./mail/outbox.ts";
import { sweepCompanies } from "./mis/companies/sweep-companies.ts";
import { chainLogs } from "./mis/log-chain.ts";
import { sweepLogs } from "./mis/log-retention.ts";
import { printer } from "./overview/printer.ts";
import { reachableUrl } from "./reachable.ts";
import { assertRole } from "./roles.ts";
import { queueForgotten, scanJob } from "./scans/run.ts";
import type { Services } from "./services.ts";
import { folderBlobs } from "./storage/blobs.ts";
import { secretKey, secretsOf } from "./storage/secrets.ts";
import { fileSigner, signingKey } from "./storage/signer.ts";
import { uploadFolder } from "./storage/upload-folder.ts";
import { sweepTracking } from "./tracking/events.ts";
import { sweepUploads } from "./uploads/uploads.ts";

/** What was opened, to be closed in the other order. */
type Undo = (() => Promise<unknown>)[];

/** A process that runs jobs and answers nobody. */
export interface RunningWorker {
  /** Gives jobs back to the queue, ends assessments, closes the database. */
  close(): Promise<void>;
}

export interface RunningServer extends RunningWorker {
  app: FastifyInstance;
  url: string;
  setupCode: string | null;
  demoSite: string | null;
}

/** How often expired sessions and counters are removed, in milliseconds. */
const SWEEP_MS = 3_600_000;

/** How often new lines of the audit log are put into its chain, in milliseconds. */
const CHAIN_MS = 5_000;

/** How soon after the start an embedded database is kept up, and how often then, in milliseconds. */
const UPKEEP_MS = { first: 60_000, each: 86_400_000 };

interface StartOptions {
  /** Brings facts about a website; default: the engine. */
  runner?: ScanRunner;
}

/** Runs `begin`; what it opened is closed where it fails, and by `close` otherwise. */
async function begun<T>(begin: (undo: Undo) => Promise<T>): Promise<T & RunningWorker> {
  const undo: Undo = [];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    return { ...(await begin(undo)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Opens everything that the environment names, and listens; with the role `all` it runs the jobs too. */
export function startServer(
  env: Env,
  { role = "all", ...options }: StartOptions & { role?: "all" | "web" } = {},
): Promise<RunningServer> {
  return begun(async (undo) => {
    assertRole(role, env);
    await assertPortFree(env);
    const opened = await openParts(env, undo);
    const { services, targets } = opened;
    await (env.demo ? openDemo(services.db) : closeDemo(services.db));
    const setupCode = await newSetupCode(services.db, env.demo ? [] : Object.values(DEMO_ACCOUNTS));
    const app = await buildApp({ services, apps: builtApps });
    undo.push(() => closeApp(app));
    const url = await app.listen({ host: env.host, port: env.port });
    env.publicUrl ??= reachableUrl(url, env.host);
    if (role === "all") await runJobs(opened, options, undo);
    else {
      undo.push(services.jobs.stop);
      // Jobs are queued here and taken elsewhere.
      await services.jobs.start({});
    }
    // Nobody is answered by a server that has stopped its jobs.
    undo.push(() => closeApp(app));
    return { app, url, setupCode, demoSite: demoSiteOf(env, targets.hostMap) };
  });
}

/** Opens everything that the environment names, and runs the jobs. It opens no port. */
export function startWorker(env: Env, options: StartOptions = {}): Promise<RunningWorker> {
  return begun(async (undo) => {
    assertRole("worker", env);
    await runJobs(await openParts(env, undo), options, undo);
    return {};
  });
}

/** Opens what a command works on: no port, no jobs taken, but those that it queues are kept. */
export function openServices(env: Env): Promise<{ services: Services } & RunningWorker> {
  return begun(async (undo) => {
    const { services } = await openParts(env, undo);
    // Where a server with these settings would be found: links are written with it.
    env.publicUrl ??= reachableUrl(`http://${env.host}:${env.port}`, env.host);
    undo.push(services.jobs.stop);
    await services.jobs.start({});
    return { services };
  });
}

type Parts = Awaited<ReturnType<typeof openParts>>;

async function openParts(env: Env, undo: Undo) {
  const log = createLog(env.logLevel);
  await makeDataFolder(env.dataDir);
  // Files are written whole and under names of their own: only the embedded database has to be held.
  if (!env.databaseUrl) undo.push(await lockDataDir(env.dataDir));
  const database = env.databaseUrl ? await openPostgres(env.databaseUrl) : await openEmbedded(env.dataDir);
  undo.push(database.close);
  const { db } = database;
  const targets = await openTargets(env);
  undo.push(targets.close);
  const outbox = env.smtpUrl ? smtpOutbox(db, { url: env.smtpUrl, from: env.mailFrom }) : storedOutbox(log);
  undo.push(async () => outbox.close());
  const deniedHosts = deniedHostsOf(env);
  const services: Services = {
    env,
    db,
    jobs: createJobs(database, { workers: env.workers, log }),
    outbox,
    log,
    blobs: folderBlobs(db, join(env.dataDir, "files")),
    signer: fileSigner(await signingKey(db, "file_signing_key")),
    devices: knownDevices(await signingKey(db, "device_signing_key")),
    pause: (ms, signal) => delay(ms, undefined, { signal, ref: false }).catch(() => {}),
    uploads: await uploadFolder(join(env.dataDir, "uploads")),
    secrets: secretsOf(await secretKey(env.dataDir, env.secretKey)),
    egress: createEgress({ trusted: env.trustedOrigins, deniedHosts }),
    print: printer(builtApps.portal),
    vetUrl: (url) => vetUrl(url, targets.hostMap, undefined, { deniedHosts }),
  };
  return { services, database, targets, deniedHosts };
}

/** Takes jobs, finds forgotten ones, and removes what has expired now and then. */
async function runJobs(
  { services, database, targets, deniedHosts }: Parts,
  options: StartOptions,
  undo: Undo,
) {
  const { db, env, jobs, log, outbox } = services;
  const { hostMap, ca } = targets;
  const runner = options.runner ?? engineRunner({ hostMap, ca, deadlineMs: env.scanDeadlineMs, deniedHosts });
  undo.push(jobs.stop);
  await jobs.start({
    scan: scanJob(services, runner),
    mail: (id) => outbox.deliver(id),
    link: linkJob(services),
  });
  await queueForgotten(services);
  const sweep = setInterval(() => {
    Promise.all([
      sweepSessions(db),
      sweepSteps(db),
      sweepThrottle(db),
      sweepLinks(db),
      sweepUploads(services),
      sweepTracking(db),
      sweepLogs(db),
      sweepCompanies(services),
    ]).catch((err) => log.error({ err }, "sweep"));
  }, SWEEP_MS);
  const chain = setInterval(() => {
    chainLogs(db).catch((err) => log.error({ err }, "audit log"));
  }, CHAIN_MS);
  const keepUp = () => void upkeep(database).catch((err) => log.error({ err }, "upkeep"));
  const firstUpkeep = setTimeout(keepUp, UPKEEP_MS.first);
  const dailyUpkeep = setInterval(keepUp, UPKEEP_MS.each);
  undo.push(async () => {
    for (const timer of [sweep, chain, firstUpkeep, dailyUpkeep]) clearTimeout(timer);
  });
}

/** How long a request under way keeps a server that was told to stop, in milliseconds. */
const GRACE_MS = 5_000;

/** Answers what has begun, but not for ever: an open stream would keep the process. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const late = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
  await app.close();
  clearTimeout(late);
}

/** A taken port is known at once, not after the database is open. */
async function assertPortFree({ host, port }: Env): Promise<void> {
  const probe = createServer();
  probe.listen({ host, port });
  await once(probe, "listening");
  probe.close();
  await once(probe, "close");
}

/** Names of this installation that no assessment may dial. */
function deniedHostsOf({ publicUrl, databaseUrl, smtpUrl }: Env): string[] {
  return [publicUrl, databaseUrl, smtpUrl].flatMap((url) => (url ? [new URL(url).hostname] : []));
}

/** The first site of the demo, as an address to type in. */
function demoSiteOf({ demo }: Env, hostMap: object): string | null {
  const [host] = Object.keys(hostMap);
  return demo && host ? `https://${host}/` : null;
}

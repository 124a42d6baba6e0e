import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ApiClient, createApiClient } from "@candor/api/client";
import { checkReply } from "@candor/api/endpoints";
import type { Language } from "@candor/api/entities";
import { type HostMap, vetUrl } from "@candor/engine";
import { afterAll, afterEach, beforeAll, beforeEach, describe, inject } from "vitest";
import { buildApp } from "../app.ts";
import { linkJob } from "../auth/links/link-requests.ts";
import { knownDevices } from "../auth/throttle/known-devices.ts";
import { type Database, openEmbedded, openPostgres } from "../database/open.ts";
import { createEgress } from "../egress/egress.ts";
import { readEnv } from "../env/env.ts";
import type { AppFolders } from "../http/pages/apps.ts";
import { createJobs } from "../jobs/jobs.ts";
import { createLog } from "../log.ts";
import { type Outbox, storedOutbox } from "../mail/outbox.ts";
import type { Printer } from "../overview/printer.ts";
import { scanJob } from "../scans/run.ts";
import type { Services } from "../services.ts";
import { folderBlobs } from "../storage/blobs.ts";
import { secretsOf } from "../storage/secrets.ts";
import { fileSigner } from "../storage/signer.ts";
import { uploadFolder } from "../storage/upload-folder.ts";
import { createPeople, type People } from "./people.ts";
import { copyDatabase } from "./postgres.ts";
import { RecordedRunner } from "./recorded-runner.ts";
import { databaseTemplate } from "./template.ts";

/** A server that listens on a free port, with what a test needs to reach into. */
export interface TestServer {
  readonly url: string;
  readonly services: Services;
  readonly database: Database;
  readonly people: People;
  readonly runner: RecordedRunner;
  /** Milliseconds that callers were made to wait, in order. */
  readonly pauses: number[];
  /** A client with someone's session; null for nobody. */
  as(person: { token: string } | null, language?: Language): ApiClient;
}

type Kind = "embedded" | "postgres";

interface Options {
  env?: Record<string, string>;
  apps?: AppFolders;
  outbox?: (database: Database) => Outbox;
  /** Default: prints an empty document. */
  print?: Printer;
  /**
   * The databases to run on, where which one it is changes nothing; default: both. `either` is PostgreSQL, which answers
   * in a third of the time, and the embedded one on a machine without it.
   */
  on?: readonly Kind[] | "either";
  /** Takes every line of the log, at its most talkative. */
  logLines?: string[];
}

/** What the servers of this process logged as errors since the running test began. */
const troubles: string[] = [];

/** Hosts that stand for public ones: anything else is vetted as the engine does. */
const hostMap: HostMap = Object.fromEntries(
  Array.from({ length: 60 }, (_, index) => [`site-${index}.example`, { https: 1, http: 1 }]),
);

const template = inject("postgresTemplate");

/**
 * Runs a suite on the embedded database, and on a real PostgreSQL wherever there is one. `server` is filled
 * before the suite's own hooks run.
 */
export function withServer(name: string, suite: (server: TestServer) => void, options: Options = {}): void {
  for (const kind of kindsOf(options.on)) {
    const skipped = kind === "postgres" && template === null;
    if (skipped) console.log(`skipped: ${name} on postgres: there is none on this machine`);
    describe.skipIf(skipped)(`${name} on ${kind}`, () => {
      const server = {} as TestServer;
      const undo: (() => Promise<unknown>)[] = [];
      beforeAll(async () => {
        Object.assign(server, await start(await open(kind, undo), options, undo));
      });
      afterAll(async () => {
        for (const step of undo.reverse()) await step();
      });
      beforeEach(() => {
        troubles.length = 0;
      });
      // What the server had to say of a call is no part of its answer.
      afterEach(({ task }) => {
        if (task.result?.state === "fail" && troubles.length > 0)
          throw new Error(`the server's log: ${troubles.join(" ")}`);
      });
      suite(server);
    });
  }
}

function kindsOf(on: Options["on"] = ["embedded", "postgres"]): readonly Kind[] {
  if (on !== "either") return on;
  return [template === null ? "embedded" : "postgres"];
}

async function open(kind: Kind, undo: (() => Promise<unknown>)[]): Promise<Database> {
  if (kind === "embedded") {
    const database = await openEmbedded(undefined, { template: await databaseTemplate() });
    undo.push(database.close);
    return database;
  }
  const copy = await copyDatabase(template ?? "");
  undo.push(copy.drop);
  const database = await openPostgres(copy.url);
  undo.push(database.close);
  return database;
}

async function start(database: Database, options: Options, undo: (() => Promise<unknown>)[]) {
  const folder = await mkdtemp(join(tmpdir(), "candor-test-"));
  undo.push(() => rm(folder, { recursive: true, force: true }));
  const began = Date.now();
  const own = { LOG_LEVEL: "error", CANDOR_RATE_LIMIT: "100000", CANDOR_DATA_DIR: folder, PORT: "0" };
  const env = readEnv({ ...own, ...options.env });
  const { logLines } = options;
  const log = logLines
    ? createLog("debug", { write: (line) => logLines.push(line) })
    : createLog(env.logLevel, { write: (line) => void troubles.push(line.trim()) });
  const pauses: number[] = [];
  const jobs = createJobs(database, { workers: env.workers, log });
  const services: Services = {
    env,
    log,
    jobs,
    db: database.db,
    outbox: options.outbox?.(database) ?? storedOutbox(log),
    blobs: folderBlobs(database.db, folder),
    // Addresses of files stay the same as long as a suite lasts.
    signer: fileSigner("test-key", () => began),
    devices: knownDevices("test-key"),
    // Waits are counted, not waited for.
    pause: async (ms) => void pauses.push(ms),
    uploads: await uploadFolder(join(folder, "uploads")),
    secrets: secretsOf("a secret of thirty-two characters or more"),
    egress: createEgress({ trusted: env.trustedOrigins }),
    print: options.print ?? (async () => ({ ok: true, pdf: Buffer.from("%PDF-1.7") })),
    vetUrl: (url) => vetUrl(url, hostMap, async () => []),
  };
  const app = await buildApp({ services, apps: options.apps });
  undo.push(() => app.close());
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  env.publicUrl ??= url;
  const runner = new RecordedRunner();
  undo.push(jobs.stop);
  await jobs.start({
    scan: scanJob(services, runner),
    mail: (id) => services.outbox.deliver(id),
    link: linkJob(services),
  });
  const as = (person: { token: string } | null, language: Language = "en") =>
    createApiClient({
      baseUrl: url,
      getToken: () => person?.token ?? null,
      getLanguage: () => language,
      validate: checkReply,
    });
  return { url, services, database, people: await createPeople(database.db), runner, pauses, as };
}

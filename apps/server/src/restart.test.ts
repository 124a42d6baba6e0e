import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { createApiClient } from "@candor/api/client";
import {
  checkReply,
  createWebsite,
  getAssessment,
  getScan,
  signIn,
  staffSignIn,
  submitAssessment,
} from "@candor/api/endpoints";
import { afterAll, beforeAll, describe, expect, onTestFinished, type TestContext, test } from "vitest";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "./demo/seed.ts";
import { readEnv } from "./env/env.ts";
import { startServer } from "./server.ts";
import { startPostgres, type TestPostgres, whyNoPostgres } from "./testing/postgres.ts";
import { leastEnv, ownFlags } from "./testing/processes/processes.ts";
import { RecordedRunner } from "./testing/recorded-runner.ts";
import { sessionOf } from "./testing/second-factor.ts";
import { prepareDataDir } from "./testing/template.ts";
import { until } from "./testing/wait.ts";

const SITE = "https://site-1.example/";
const program = fileURLToPath(new URL("./testing/processes/interrupted.ts", import.meta.url));

/** A signed-in client of each kind. */
async function clientsOf(url: string) {
  const clientOf = (token: string | null) =>
    createApiClient({ baseUrl: url, getToken: () => token, getLanguage: () => "en", validate: checkReply });
  const password = DEMO_PASSWORD;
  const owner = await clientOf(null).call(signIn, { email: DEMO_ACCOUNTS.owner, password });
  const staff = await clientOf(null).call(staffSignIn, { email: DEMO_ACCOUNTS.staff, password });
  return { owner: clientOf(owner.token), staff: clientOf(sessionOf(staff).token) };
}

async function startChild(
  env: Record<string, string>,
  { onTestFinished }: Pick<TestContext, "onTestFinished">,
): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [...ownFlags, program, SITE], {
    env: { ...leastEnv, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [url] = await once(createInterface({ input: child.stdout }), "line");
  return { child, url: String(url) };
}

/** Submits a website and waits until its run is under way. */
async function submitAndWait(url: string): Promise<string> {
  const { owner } = await clientsOf(url);
  const site = await owner.call(createWebsite, { name: "Site", url: SITE, territories: ["EU"] });
  const { id } = await owner.call(submitAssessment, { object_ids: [site.id], authorised: true });
  await until(async () => (await owner.call(getAssessment, { id })).objects[0]?.step === "visit");
  return id;
}

const noPostgres = await whyNoPostgres();

/** Processes start and die here: on a busy machine each of them takes its time. */
const PATIENCE_MS = 240_000;

// Side by side: most of the time goes by in waiting, e.g. until a dead process counts as dead.
describe.concurrent.each(["embedded", "postgres"] as const)(
  "a server that ends in the middle of an assessment, on %s",
  (kind) => {
    const skip = kind === "postgres" ? noPostgres : null;
    if (skip) console.log(`skipped: restart on postgres: ${skip}`);
    let postgres: TestPostgres | null = null;
    let folder = "";

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), "candor-restart-"));
      if (kind === "postgres" && !skip) postgres = await startPostgres();
    });
    afterAll(async () => {
      await postgres?.stop();
      await rm(folder, { recursive: true, force: true });
    });

    test.skipIf(skip).for(["SIGTERM", "SIGKILL"] as const)(
      "%s: the next start goes on with it",
      { timeout: PATIENCE_MS },
      async (signal, context) => {
        const { expect, onTestFinished } = context;
        const dataDir = join(folder, signal);
        if (kind === "embedded") await prepareDataDir(dataDir);
        const hosts = join(folder, `${signal}.json`);
        await writeFile(hosts, JSON.stringify({ hosts: { "site-1.example": { https: 1 } } }));
        const env: Record<string, string> = {
          PORT: "0",
          LOG_LEVEL: "fatal",
          CANDOR_DATA_DIR: dataDir,
          CANDOR_EXTRA_HOST_MAP: hosts,
          ...(postgres ? { DATABASE_URL: await postgres.createDatabase() } : {}),
        };
        const { child, url } = await startChild(env, context);
        const id = await submitAndWait(url);
        const ended = once(child, "exit");
        child.kill(signal);
        expect(await ended).toEqual(signal === "SIGTERM" ? [0, null] : [null, "SIGKILL"]);

        const runner = new RecordedRunner();
        const server = await startServer(readEnv(env), { runner });
        onTestFinished(server.close);
        const { owner, staff } = await clientsOf(server.url);
        const done = await until(async () => {
          const now = await owner.call(getAssessment, { id });
          return now.state === "expert_review" && now;
        });
        expect(done.objects[0]).toMatchObject({ step: "done", failure: null });
        expect(runner.runs).toEqual([SITE]);
        const { results } = await staff.call(getScan, { id });
        expect(new Set(results.map(({ check_id }) => check_id)).size).toBe(results.length);
      },
    );
  },
);

test(
  "a second server on the same data folder says so and leaves it alone",
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "candor-twice-"));
    const env = () => readEnv({ PORT: "0", LOG_LEVEL: "fatal", CANDOR_DATA_DIR: dataDir });
    const server = await startServer(env(), { runner: new RecordedRunner() });
    onTestFinished(async () => {
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    });
    await expect(startServer(env())).rejects.toThrow(expect.objectContaining({ name: "DataInUseError" }));
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  },
  PATIENCE_MS,
);

test(
  "a taken port is said, and the data folder is free again",
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "candor-port-"));
    const first = await startServer(
      readEnv({ PORT: "0", LOG_LEVEL: "fatal", CANDOR_DATA_DIR: join(dataDir, "a") }),
    );
    onTestFinished(async () => {
      await first.close();
      await rm(dataDir, { recursive: true, force: true });
    });
    const main = fileURLToPath(new URL("./main.ts", import.meta.url));
    const { port } = new URL(first.url);
    const child = spawn(process.execPath, [...ownFlags, main], {
      env: { ...leastEnv, PORT: port, CANDOR_DATA_DIR: join(dataDir, "b") },
      stdio: ["ignore", "ignore", "pipe"],
    });
    const said: Buffer[] = [];
    child.stderr.on("data", (chunk: Buffer) => said.push(chunk));
    expect(await once(child, "close")).toEqual([1, null]);
    expect(Buffer.concat(said).toString()).toContain(`PORT=${Number(port) + 1} npm start`);
  },
  PATIENCE_MS,
);

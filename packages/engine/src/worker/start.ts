import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, chownSync, mkdtempSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { availableParallelism, freemem, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "../chromium/index.ts";
import type { ScanFailure } from "../vocabulary.ts";
import { collectResult } from "./collect-result.ts";
import { type Identity, pickIdentity } from "./identity.ts";
import type { WorkOrder, WorkReport } from "./messages.ts";
import { killAll } from "./processes.ts";
import type { RunningScan, ScanOptions, ScanOutcome, ScanRequest, ScanUsage } from "./types.ts";
import { watchMemory } from "./watch-memory.ts";

const DEADLINE_MS = 120_000;
const MOST_MEMORY = 2_000_000_000;
/** What one more browser takes: passes run side by side only where it is there. */
const PASS_MEMORY = 500_000_000;
const MOST_ERRORS = 4_000;

const child = fileURLToPath(new URL("./child.ts", import.meta.url));

async function engineVersion(): Promise<string> {
  const manifest = await readFile(new URL("../../package.json", import.meta.url), "utf8");
  return (JSON.parse(manifest) as { version: string }).version;
}

const passesAtOnce = () =>
  Math.max(1, Math.min(3, availableParallelism() + 1, Math.floor(freemem() / PASS_MEMORY)));

type Failed = { ok: false; failure: ScanFailure; detail: string };
type Done = Extract<WorkReport, { kind: "done" }>;

/** Gives the worker its order; the browser may have to be unpacked first. */
async function giveOrder(
  worker: ChildProcess,
  request: ScanRequest,
  folder: string,
  identity: Identity,
): Promise<void> {
  const order: WorkOrder = {
    request,
    folder,
    chromium: await chromium(),
    sandbox: identity.sandbox,
    browserUser: identity.browser,
    parallel: passesAtOnce(),
    engineVersion: await engineVersion(),
  };
  if (worker.connected) worker.send(order);
}

/**
 * Starts one assessment in a process of its own: a process group with its own deadline, memory cap and
 * throw-away folder, as a user without rights where we may choose one.
 */
export function startScan(request: ScanRequest, { onProgress }: ScanOptions = {}): RunningScan {
  const started = Date.now();
  const folder = mkdtempSync(join(tmpdir(), "candor-scan-"));
  const identity = pickIdentity();
  if (identity.worker) chownSync(folder, identity.worker.uid, identity.worker.gid);
  // The browser's user has to pass through to its own profile.
  else if (identity.browser !== null) chmodSync(folder, 0o711);
  const worker = spawn(
    process.execPath,
    ["--max-old-space-size=768", "--disable-warning=ExperimentalWarning", child],
    {
      ...identity.worker,
      cwd: folder,
      detached: true,
      // Nothing of the server's environment goes along: it holds the database's address and keys.
      env: { PATH: process.env.PATH ?? "", HOME: folder, TMPDIR: folder, LANG: "en_US.UTF-8" },
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    },
  );
  let ended: Failed | Done | null = null;
  let errors = "";
  const end = (how: Failed | Done) => {
    ended ??= how;
    killAll(worker.pid, folder);
  };
  const fail = (failure: ScanFailure, detail: string) => end({ ok: false, failure, detail });
  const deadlineMs = request.deadlineMs ?? DEADLINE_MS;
  const deadline = setTimeout(() => fail("timeout", `not done after ${deadlineMs} ms`), deadlineMs);
  const memory = watchMemory(worker, folder, request.maxMemoryBytes ?? MOST_MEMORY, () =>
    fail("too_large", "the page took more memory than an assessment may"),
  );

  worker.stderr?.on("data", (chunk: Buffer) => {
    errors = (errors + chunk.toString("utf8")).slice(-MOST_ERRORS);
  });
  worker.on("message", (message: WorkReport) => {
    if (message.kind === "progress") onProgress?.({ step: message.step, percent: message.percent });
    else if (message.kind === "failed") fail(message.failure, message.detail);
    else ended ??= message;
  });
  giveOrder(worker, request, folder, identity).catch((error: unknown) => fail("internal", String(error)));

  const gone = new Promise<void>((done) => {
    worker.once("error", (error) => {
      ended ??= { ok: false, failure: "internal", detail: `the worker did not start: ${error.message}` };
      done();
    });
    worker.once("close", () => done());
  });
  const result = gone.then(async (): Promise<ScanOutcome> => {
    clearTimeout(deadline);
    memory.stop();
    killAll(undefined, folder);
    const usage = (): ScanUsage => ({ wallMs: Date.now() - started, peakMemoryBytes: memory.peak() });
    const how = ended ?? { ok: false, failure: "worker_lost", detail: `the worker ended unasked. ${errors}` };
    try {
      if ("ok" in how) return { ...(how as Failed), usage: usage() };
      return { ok: true, ...(await collectResult(folder, how)), usage: usage() };
    } catch (error) {
      return { ok: false, failure: "internal", detail: String(error), usage: usage() };
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }).catch(() => null);
    }
  });
  return { pid: worker.pid ?? -1, result, kill: () => fail("worker_lost", "the worker was ended") };
}

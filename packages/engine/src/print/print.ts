import { spawn } from "node:child_process";
import { chmodSync, chownSync, mkdtempSync } from "node:fs";
import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "../chromium/index.ts";
import { pickIdentity } from "../worker/identity.ts";
import { killAll } from "../worker/processes.ts";
import { watchMemory } from "../worker/watch-memory.ts";
import {
  PDF_FILE,
  type PrintOrder,
  type PrintOutcome,
  type PrintReport,
  type PrintRequest,
} from "./types.ts";

const DEADLINE_MS = 45_000;
const MOST_MEMORY = 1_500_000_000;

const child = fileURLToPath(new URL("./child.ts", import.meta.url));

/**
 * Prints a page of one of our own apps on one sheet of A4, in a process group of its own with a deadline, a memory cap
 * and a throw-away profile, as an assessment runs. The browser reaches nothing: all it may ask for is given along.
 */
export async function printPage(request: PrintRequest): Promise<PrintOutcome> {
  const scratch = mkdtempSync(join(tmpdir(), "candor-print-"));
  const identity = pickIdentity();
  if (identity.worker) chownSync(scratch, identity.worker.uid, identity.worker.gid);
  // The browser's user has to pass through to its own profile.
  else if (identity.browser !== null) chmodSync(scratch, 0o711);
  const worker = spawn(
    process.execPath,
    ["--max-old-space-size=512", "--disable-warning=ExperimentalWarning", child],
    {
      ...identity.worker,
      cwd: scratch,
      detached: true,
      // Nothing of the server's environment goes along: it holds the database's address and keys.
      env: { PATH: process.env.PATH ?? "", HOME: scratch, TMPDIR: scratch, LANG: "en_US.UTF-8" },
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    },
  );
  let ended: PrintReport | null = null;
  const fail = (detail: string) => {
    ended ??= { kind: "failed", detail };
    killAll(worker.pid, scratch);
  };
  const deadlineMs = request.deadlineMs ?? DEADLINE_MS;
  const deadline = setTimeout(() => fail(`not done after ${deadlineMs} ms`), deadlineMs);
  const memory = watchMemory(worker, scratch, request.maxMemoryBytes ?? MOST_MEMORY, () =>
    fail("it took more memory than it may"),
  );
  const gone = new Promise<void>((done) => {
    worker.once("error", (error) => {
      ended ??= { kind: "failed", detail: error.message };
      done();
    });
    worker.once("close", () => done());
  });
  worker.on("message", (message: PrintReport) => {
    ended ??= message;
  });
  try {
    const order: PrintOrder = {
      request,
      scratch,
      chromium: await chromium(),
      sandbox: identity.sandbox,
      browserUser: identity.browser,
    };
    if (worker.connected) worker.send(order);
    await gone;
    const how = ended as PrintReport | null;
    if (how?.kind !== "done") return { ok: false, detail: how?.detail ?? "the worker ended unasked" };
    return { ok: true, pdf: await readFile(join(scratch, PDF_FILE)) };
  } catch (error) {
    fail(String(error));
    return { ok: false, detail: String(error) };
  } finally {
    clearTimeout(deadline);
    memory.stop();
    killAll(worker.pid, scratch);
    await rm(scratch, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }).catch(() => null);
  }
}

import { spawn } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { startTestTargets, type TestTargets } from "../testing/index.ts";
import { processesOf } from "./processes.ts";
import { startScan } from "./start.ts";
import type { ScanRequest } from "./types.ts";

let targets: TestTargets;
beforeAll(async () => {
  targets = await startTestTargets();
});
afterAll(() => targets.close());

const request = (host: string, more: Partial<ScanRequest> = {}): ScanRequest => ({
  url: `https://${host}/`,
  hostMap: targets.hostMap,
  ca: targets.ca,
  ...more,
});

/** Processes that still work for an assessment of ours, and folders it left. */
function leftOvers(): string[] {
  const processes = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, "latin1").replaceAll("\0", " ");
      } catch {
        return "";
      }
    })
    .filter((line) => ours.some((folder) => line.includes(folder)));
  return [...processes, ...readdirSync(tmpdir()).filter((name) => ours.includes(name))];
}

/** Names of the folders of this test's assessments. Others on the machine are none of its business. */
let ours: string[] = [];

/** A worker stands in its own folder. */
const folderOf = (pid: number) => basename(readlinkSync(`/proc/${pid}/cwd`));

function start(scan: ScanRequest, options?: Parameters<typeof startScan>[1]) {
  const running = startScan(scan, options);
  ours = [folderOf(running.pid)];
  expect(ours).toEqual([expect.stringMatching(/^candor-scan-/)]);
  return running;
}

/** Stops a process; false where it has ended since it was listed, as helpers of a browser that starts do. */
function stops(pid: number): boolean {
  try {
    return process.kill(pid, "SIGSTOP");
  } catch (error) {
    if (isGone(error)) return false;
    throw error;
  }
}
const isGone = (error: unknown) => error instanceof Error && "code" in error && error.code === "ESRCH";

afterEach(() => expect(leftOvers()).toEqual([]));

describe.skipIf(process.platform !== "linux")("an assessment that cannot be done", () => {
  it.each([
    ["error.example", "server_error"],
    ["loop.example", "redirect_loop"],
    ["chain.example", "redirect_loop"],
    ["huge.example", "too_large"],
    ["dead.example", "unreachable"],
    ["inside.example", "private_address"],
    ["127.0.0.1", "private_address"],
    ["169.254.169.254", "private_address"],
    ["[::1]", "private_address"],
    ["localhost", "private_address"],
    ["no-such-name.invalid", "unresolved_host"],
  ])("%s: %s", async (host, failure) => {
    expect(await start(request(host)).result).toMatchObject({ ok: false, failure });
  });

  it("ends a site that never answers at the deadline", async () => {
    const outcome = await start(request("hang.example", { deadlineMs: 2_500 })).result;
    expect(outcome).toMatchObject({ ok: false, failure: "timeout" });
  });

  it.runIf(process.getuid?.() === 0)(
    "is done by a user without rights where the server is root",
    async () => {
      const scan = start(request("error.example"));
      expect(statSync(`/proc/${scan.pid}`).uid).toBeGreaterThanOrEqual(61_184);
      await scan.result;
    },
  );

  it("does not dial the names it is told not to", async () => {
    const outcome = await start(request("error.example", { deniedHosts: ["error.example"] })).result;
    expect(outcome).toMatchObject({ ok: false, failure: "private_address" });
  });

  it("takes the browsers along in the middle of a visit, even ones that hang", async () => {
    const scan = start(request("layers.example"));
    const browsers = () => processesOf(join(tmpdir(), ours[0] ?? "?"));
    await expect.poll(() => browsers().length, { timeout: 20_000 }).toBeGreaterThan(0);
    expect(browsers().filter(({ pid }) => stops(pid)).length).toBeGreaterThan(0);
    scan.kill();
    expect(await scan.result).toMatchObject({ ok: false, failure: "worker_lost" });
  });

  it("says that the worker was lost when somebody kills it", async () => {
    let pid = 0;
    const scan = start(request("layers.example"), {
      onProgress: ({ step }) => {
        if (step === "visit") process.kill(pid, "SIGKILL");
      },
    });
    pid = scan.pid;
    expect(await scan.result).toMatchObject({ ok: false, failure: "worker_lost" });
  });

  it("says so when no browser starts", async () => {
    vi.stubEnv("CANDOR_CHROMIUM", "/bin/false");
    const scan = start(request("layers.example"));
    const outcome = await scan.result;
    vi.unstubAllEnvs();
    expect(outcome).toMatchObject({
      ok: false,
      failure: "internal",
      detail: expect.stringContaining("the browser does not start"),
    });
  });

  it("leaves nothing when the server itself is killed", async () => {
    const script = fileURLToPath(new URL("../testing/scan-once.ts", import.meta.url));
    const server = spawn(process.execPath, [script, JSON.stringify(request("layers.example"))]);
    const pid = await new Promise<number>((done) => {
      server.stdout.on("data", (chunk: Buffer) => {
        const said = /pid (\d+)/.exec(chunk.toString());
        if (said) done(Number(said[1]));
      });
    });
    ours = [folderOf(pid)];
    // A browser is running beside the folder.
    await expect.poll(() => leftOvers().length, { timeout: 20_000 }).toBeGreaterThan(1);
    server.kill("SIGKILL");
    await expect.poll(leftOvers, { timeout: 5_000 }).toEqual([]);
  });

  it("ends a worker that takes more memory than it may", async () => {
    const outcome = await start(request("layers.example", { maxMemoryBytes: 120_000_000 })).result;
    expect(outcome).toMatchObject({ ok: false, failure: "too_large" });
  });
});

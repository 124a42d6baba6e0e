import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { ScanFailed } from "../collect/failure.ts";
import { collectWebsite } from "../collect/website.ts";
import { blobFile, FACTS_FILE, type WorkOrder, type WorkReport } from "./messages.ts";
import { killAll } from "./processes.ts";

const report = (message: WorkReport) =>
  new Promise<void>((done) => {
    if (process.send) process.send(message, undefined, undefined, () => done());
    else done();
  });

/** Full version of a browser, such as `153.0.8010.0`. */
async function versionOf({ executablePath, env }: WorkOrder["chromium"]): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(executablePath, ["--version"], {
      env: { ...process.env, ...env },
      timeout: 10_000,
    });
    return /\d{1,9}(?:\.\d{1,9}){1,3}/.exec(stdout)?.[0] ?? "unknown";
  } catch {
    return "unknown";
  }
}

/** What a visitor's Chrome of that version on Linux says, without the word that marks a headless one. */
const userAgentOf = (version: string) =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${Number.parseInt(version, 10) || 140}.0.0.0 Safari/537.36`;

async function work(order: WorkOrder): Promise<void> {
  const { request, folder, chromium, sandbox, browserUser, parallel, engineVersion } = order;
  const version = await versionOf(chromium);
  const { facts, blobs } = await collectWebsite({
    url: request.url,
    hostMap: request.hostMap,
    ca: request.ca,
    deniedHosts: request.deniedHosts,
    browser: { ...chromium, sandbox, runAs: browserUser, version, userAgent: userAgentOf(version) },
    folder,
    parallel,
    engineVersion,
    onProgress: (progress) => void report({ kind: "progress", ...progress }),
  });
  await writeFile(join(folder, FACTS_FILE), JSON.stringify(facts));
  for (const { sha256, data } of blobs) await writeFile(join(folder, blobFile(sha256)), data);
  await report({ kind: "done", blobs: blobs.map(({ sha256, mediaType }) => ({ sha256, mediaType })) });
}

// Without its parent nobody wants the result, and nobody else cleans up.
process.once("disconnect", () => {
  killAll(undefined, process.cwd());
  rmSync(process.cwd(), { recursive: true, force: true });
  process.exit(1);
});
process.once("message", (order: WorkOrder) => {
  work(order)
    .catch((error: unknown) => {
      const failure = error instanceof ScanFailed ? error.failure : "internal";
      const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
      return report({ kind: "failed", failure, detail: detail.slice(0, 4_000) });
    })
    .finally(() => process.exit(0));
});

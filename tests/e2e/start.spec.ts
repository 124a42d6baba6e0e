import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LIVE_PATH, READY_PATH } from "@candor/api/contract";
import { expect, test } from "@playwright/test";
import { freePort } from "../../scripts/lib/server.ts";
import { root } from "../../scripts/lib/workspace.mjs";
import { copyBeginning } from "./support/beginnings.ts";

const isUp = (url: string) =>
  fetch(`${url}${READY_PATH}`).then(
    ({ ok }) => ok,
    () => false,
  );

/** `npm start` in a group of its own, as a service manager starts it. */
async function npmStart(dataDir: string): Promise<{ npm: ChildProcess; url: string; said: () => string }> {
  const port = await freePort();
  const npm = spawn("npm", ["start"], {
    cwd: root,
    detached: true,
    env: { ...process.env, PORT: String(port), CANDOR_DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: Buffer[] = [];
  for (const stream of [npm.stdout, npm.stderr]) stream.on("data", (part: Buffer) => output.push(part));
  const url = `http://127.0.0.1:${port}`;
  await expect.poll(() => isUp(url), { timeout: 240_000 }).toBe(true);
  return { npm, url, said: () => Buffer.concat(output).toString() };
}

/** Whatever is left of a group is ended, so that a failure leaves nothing behind. */
function endGroup(npm: ChildProcess) {
  try {
    process.kill(-(npm.pid ?? 0), "SIGKILL");
  } catch {
    // Nothing is left.
  }
}

test("ending npm ends the server, by whatever signal, and its data is free for the next", async () => {
  const folder = await mkdtemp(join(tmpdir(), "candor-start-"));
  const dataDir = join(folder, "data");
  try {
    await copyBeginning("first-start", dataDir);
    for (const signal of ["SIGTERM", "SIGINT"] as const) {
      const { npm, url, said } = await npmStart(dataDir);
      try {
        expect((await fetch(`${url}${LIVE_PATH}`)).status).toBe(200);
        const gone = once(npm, "exit");
        npm.kill(signal);
        await gone;
        // npm has waited: nobody answers any more.
        expect(await isUp(url)).toBe(false);
        expect(said()).toContain("3/3 Starting the server");
        expect(said()).toContain("Stopping:");
      } finally {
        endGroup(npm);
      }
    }
    // A service manager asks the whole group: each part is told twice, and stops once.
    const group = await npmStart(dataDir);
    try {
      const gone = once(group.npm, "exit");
      process.kill(-(group.npm.pid ?? 0), "SIGTERM");
      await gone;
      await expect.poll(() => isUp(group.url), { timeout: 90_000 }).toBe(false);
      expect(group.said().split("Stopping:")).toHaveLength(2);
    } finally {
      endGroup(group.npm);
    }
    const { npm, url } = await npmStart(dataDir);
    try {
      npm.kill("SIGKILL");
      await expect.poll(() => isUp(url), { timeout: 90_000 }).toBe(false);
    } finally {
      endGroup(npm);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

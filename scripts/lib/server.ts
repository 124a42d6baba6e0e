import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { forShortLives } from "./embedded-database.mjs";
import { root, toolEnv } from "./workspace.mjs";

export interface RunningServer {
  /** e.g. `http://127.0.0.1:41234` */
  url: string;
  pid: number;
  dataDir: string;
  /** What it has printed. */
  said: () => string;
  /** Ends it as Ctrl-C does. */
  stop: () => Promise<void>;
  /** Ends it at once, as a power cut does. Its data stays until `stop`. */
  kill: () => Promise<void>;
}

/**
 * A port that was free a moment ago, below those that the system gives to connections and to others who ask for any:
 * one of these may have it again before the server does.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < 50; tries++) {
    const port = randomInt(20_000, 32_000);
    const probe = createServer().listen(port, "127.0.0.1");
    const free = await once(probe, "listening").then(
      () => true,
      () => false,
    );
    if (!free) continue;
    probe.close();
    await once(probe, "close");
    return port;
  }
  throw new Error("no port");
}

/**
 * Starts the product's server and waits until it answers. Without a `PORT` it takes a free one; without a
 * `CANDOR_DATA_DIR` it gets a data folder of its own, which goes when it stops.
 */
export async function startServer(
  env: Record<string, string> = {},
  nodeFlags: readonly string[] = [],
): Promise<RunningServer> {
  const port = env.PORT ? Number(env.PORT) : await freePort();
  const own = env.CANDOR_DATA_DIR === undefined;
  const dataDir = env.CANDOR_DATA_DIR ?? (await mkdtemp(join(tmpdir(), "candor-")));
  const child = spawn(process.execPath, [...nodeFlags, "apps/server/src/main.ts"], {
    cwd: root,
    env: toolEnv({ ...env, PORT: String(port), CANDOR_DATA_DIR: dataDir }),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => output.push(text));
  }
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await answers(url)); tries++) {
    if (child.exitCode !== null || tries > 1200)
      throw new Error(`the server did not start:\n${output.join("")}`);
    await delay(100);
  }
  const end = async (signal: "SIGTERM" | "SIGKILL") => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, "close");
  };
  const stop = async () => {
    await end("SIGTERM");
    if (own) await rm(dataDir, { recursive: true, force: true });
  };
  const said = () => output.join("");
  return { url, pid: child.pid ?? 0, dataDir, said, stop, kill: () => end("SIGKILL") };
}

/** Starts it for a test, which ends it again soon. */
export const startTestServer = (env: Record<string, string> = {}): Promise<RunningServer> =>
  startServer(env, forShortLives);

const answers = (url: string) =>
  fetch(`${url}/readyz`).then(
    (response) => response.ok,
    () => false,
  );

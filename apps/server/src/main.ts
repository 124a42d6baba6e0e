import { once } from "node:events";
import process from "node:process";
import pc from "picocolors";
import { banner } from "./banner.ts";
import { type Env, readEnv } from "./env/env.ts";
import { notStarted } from "./not-started.ts";
import { type Role, readRole } from "./roles.ts";
import { type RunningWorker, startServer, startWorker } from "./server.ts";

/**
 * Says what is there to say once the server runs. Started by `npm start`, it waits until that has ended the line on which
 * it counts the seconds.
 */
async function announce(text: string): Promise<void> {
  if (process.connected) {
    process.send?.("ready");
    await Promise.race([once(process, "message"), once(process, "disconnect")]);
  }
  process.stdout.write(text);
}

/** Starts what the role says, and tells the person at the prompt. */
async function start(env: Env, role: Role, begun: number): Promise<RunningWorker> {
  if (role === "worker") {
    const worker = await startWorker(env);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    await announce(`\n  ${pc.bold("Candor")} ${pc.dim(`takes jobs after ${seconds} s. Stop: Ctrl-C`)}\n\n`);
    return worker;
  }
  const server = await startServer(env, { role });
  await announce(`${banner({ env, ...server, startedInMs: performance.now() - begun })}\n`);
  return server;
}

async function main(): Promise<void> {
  const begun = performance.now();
  let running: RunningWorker | undefined;
  let stopping = false;
  const close = async () => {
    process.stdout.write(`\n  ${pc.dim("Stopping: assessments under way continue at the next start.")}\n`);
    await running?.close();
    process.exit(0);
  };
  const stop = () => {
    if (stopping) return;
    stopping = true;
    // In the middle of the start there is nothing whole to close: it goes on and is closed then.
    if (running) close().catch(fail);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, stop);
  // Whoever started this process is gone.
  process.on("disconnect", stop);

  let env: Env | undefined;
  try {
    env = readEnv(process.env);
    running = await start(env, readRole(process.argv.slice(2)), begun);
    if (stopping) await close();
  } catch (error) {
    const message = notStarted(error, env) ?? (error instanceof Error ? error.stack : String(error));
    process.stderr.write(`\n  ${pc.red("Candor did not start.")} ${message}\n\n`);
    process.exit(1);
  }
}

function fail(error: unknown): never {
  process.stderr.write(`${error}\n`);
  process.exit(1);
}

await main();

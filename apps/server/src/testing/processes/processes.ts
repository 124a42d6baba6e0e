import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Role } from "../../roles.ts";

const program = fileURLToPath(new URL("./recorded-server.ts", import.meta.url));

/** A process of the server, which can be killed. */
export interface ServerProcess {
  readonly pid: number;
  /** Ends it and waits until it is gone; an ended one stays so. */
  end(signal: "SIGTERM" | "SIGKILL"): Promise<void>;
}

const { PATH, NODE_COMPILE_CACHE } = process.env;

/** How a test starts a program of the server: with its own flags, and of its environment only where things are found. */
export const ownFlags = process.execArgv;
export const leastEnv = { PATH, NODE_COMPILE_CACHE };

const isOver = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Starts a process with a role, and waits until it is ready. */
export async function startProcess(env: Record<string, string>, role: Role): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...ownFlags, program, "--role", role], {
    env: { ...leastEnv, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout });
  const ready = await Promise.race([once(lines, "line"), once(child, "exit")]);
  if (ready[0] !== "ready") throw new Error(`The server ended before it was ready: ${ready[0]}`);
  return {
    pid: child.pid ?? 0,
    async end(signal) {
      if (isOver(child)) return;
      const gone = once(child, "exit");
      child.kill(signal);
      await gone;
    },
  };
}

/** A port that was free a moment ago: the same one is needed again after a restart. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

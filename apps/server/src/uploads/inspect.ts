import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import type { UploadPurpose } from "@candor/api/entities";
import type { Content } from "./content.ts";

/** A file to look into. */
export interface Task {
  path: string;
  size: number;
  purpose: UploadPurpose;
}

/** What is in it (null: not what it was sent for), or why nobody could look. */
export type Inspection =
  | { content: Content | null; failure?: undefined }
  | { failure: "archive" | "picture" | "broken" | "timeout"; detail: string };

/** Honest packages take less than a second. */
const DEADLINE_MS = 30_000;

/** Processes side by side: more would only take memory from one another. */
const MOST_AT_ONCE = 2;

const child = fileURLToPath(new URL("./inspect-child.ts", import.meta.url));

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Looks into a file in a process of its own. What breaks, hangs or swells in there ends with it, and its memory is
 * given back; the server's own work goes on.
 * @throws where no process can be started: that is not the file's fault
 */
export async function inspect(task: Task, deadlineMs = DEADLINE_MS): Promise<Inspection> {
  if (running >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await inProcess(task, deadlineMs);
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

async function inProcess(task: Task, deadlineMs: number): Promise<Inspection> {
  const process = spawn(
    globalThis.process.execPath,
    // It reads: writing, starting others and native code are not its business.
    ["--permission", "--allow-fs-read=*", "--allow-worker", "--disable-warning=ExperimentalWarning", child],
    {
      cwd: tmpdir(),
      // Nothing of the server's environment goes along; what its libraries print is nobody's log.
      env: {},
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    },
  );
  let outcome: Inspection | null = null;
  process.once("message", (message: Inspection) => {
    outcome = message;
  });
  const deadline = setTimeout(() => {
    outcome = { failure: "timeout", detail: `not done after ${deadlineMs} ms` };
    process.kill("SIGKILL");
  }, deadlineMs);
  try {
    process.send(task, () => undefined);
    await once(process, "close");
  } finally {
    clearTimeout(deadline);
    process.kill("SIGKILL");
  }
  return outcome ?? { failure: "broken", detail: "the process ended without an answer" };
}

// Starts the parts of `npm test`, and ends them.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as later } from "node:timers/promises";
import { node24, root, windows } from "./workspace.mjs";

const underWay = new Set();

/** How long what was asked to end has for it. */
const PATIENCE = 10_000;

/**
 * Runs a part, in a group of its own so that it can be ended with all that it started.
 * @param {boolean} kept whether what it prints is kept; else it is shown as it comes
 * @returns {Promise<{ tally: import("./runners.mjs").Tally, output: string }>}
 */
export function startPart(name, kept) {
  const out = kept ? "pipe" : "inherit";
  const colours = kept && process.stdout.isTTY ? { FORCE_COLOR: "1" } : {};
  const child = spawn(node24, [join(root, "scripts/lib/part.mjs"), name], {
    cwd: root,
    env: { ...process.env, ...colours },
    detached: !windows,
    stdio: ["ignore", out, out, "ipc"],
  });
  underWay.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  let tally = { passed: 0, failed: 1, skipped: 0, failures: [`${name}: it ended without a result`] };
  child.on("message", (told) => {
    tally = told;
  });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", () => {
      underWay.delete(child);
      resolve({ tally, output });
    });
  });
}

/** @param {NodeJS.Signals | 0} signal @returns {boolean} whether any of its group was there */
function tell(child, signal) {
  try {
    return windows ? child.kill(signal) : process.kill(-child.pid, signal);
  } catch {
    return false;
  }
}

/** Ends all parts that are under way: asked to at first, as by a terminal, then without asking. */
export async function endParts() {
  const children = [...underWay];
  for (const child of children) tell(child, "SIGINT");
  for (const end = Date.now() + PATIENCE; Date.now() < end; await later(100))
    if (!children.some((child) => tell(child, 0))) return;
  for (const child of children) tell(child, "SIGKILL");
}

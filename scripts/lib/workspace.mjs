// Where things are and how they are run. Runs on whatever Node the machine has (20.19 or newer), so it uses nothing
// but Node itself.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
export const bin = join(root, "node_modules/.bin");
export const windows = process.platform === "win32";

/** Node 24, which the install step puts beside the other tools where it comes as a package for this system. */
const packagedNode = join(bin, windows ? "node.CMD" : "node");
export const findNode24 = () => {
  if (existsSync(packagedNode)) return packagedNode;
  return Number(process.versions.node.split(".")[0]) >= 24 ? process.execPath : null;
};
export const node24 = findNode24() ?? packagedNode;

/** Node keeps compiled code here: a server starts with three quarters of the processor time. */
const compiled = join(root, "node_modules/.cache/candor/compiled");

export const toolEnv = (extra = {}) => {
  const env = {
    NODE_COMPILE_CACHE: compiled,
    ...process.env,
    ...extra,
    PATH: `${bin}${delimiter}${process.env.PATH}`,
  };
  // Set by npm for its own run; tools started from here must not take them for theirs.
  for (const key of Object.keys(env))
    if (/^npm_(lifecycle|package|config_user_agent)/.test(key)) delete env[key];
  return env;
};

/** Runs a command with its output shown; resolves to its exit code. */
export function run(command, args, { cwd = root, env = toolEnv(), stdio = "inherit" } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio, shell: windows });
    child.once("error", reject);
    child.once("close", (code, signal) => resolve(signal ? 1 : code));
  });
}

const underWay = new Set();

/**
 * Runs a command silently, in a group of its own so that it can be ended with all that it started. Resolves to its exit
 * code and what it printed.
 */
export function runQuietly(command, args, { onLine, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: toolEnv(),
      shell: windows,
      detached: !windows,
      ...options,
      stdio: ["ignore", "pipe", "pipe"],
    });
    underWay.add(child);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      let rest = "";
      stream.setEncoding("utf8").on("data", (text) => {
        const lines = (rest + text).split("\n");
        rest = lines.pop() ?? "";
        for (const line of lines) if (!onLine?.(line)) output += `${line}\n`;
      });
      stream.on("end", () => {
        output += rest;
      });
    }
    child.once("error", reject);
    child.once("close", (code) => {
      underWay.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Ends what `runQuietly` has started. */
export function endQuiet() {
  for (const child of underWay) {
    try {
      if (windows) child.kill();
      else process.kill(-child.pid, "SIGTERM");
    } catch {
      // Gone by itself.
    }
  }
}

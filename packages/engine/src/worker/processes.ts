import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

interface Found {
  pid: number;
  group: number;
}

function onLinux(mark: string): Found[] {
  const found: Found[] = [];
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      if (!readFileSync(`/proc/${name}/cmdline`, "latin1").includes(mark)) continue;
      // After the name in brackets, which may hold anything: state, parent, group.
      const fields = readFileSync(`/proc/${name}/stat`, "latin1").split(") ").at(-1)?.split(" ") ?? [];
      found.push({ pid: Number(name), group: Number(fields[2]) });
    } catch {
      // It ended while being read.
    }
  }
  return found;
}

function byPs(mark: string): Found[] {
  const lines = execFileSync("ps", ["-A", "-ww", "-o", "pid=,pgid=,command="], { encoding: "utf8" }).split(
    "\n",
  );
  return lines
    .filter((line) => line.includes(mark))
    .map((line) => line.trim().split(/\s+/))
    .map(([pid, group]) => ({ pid: Number(pid), group: Number(group) }));
}

/**
 * Processes whose command line names a folder. A browser leads a process group of its own and outlives a
 * worker that was killed, but its command line always names its profile.
 */
export function processesOf(folder: string): Found[] {
  if (process.platform === "win32") return [];
  return (process.platform === "linux" ? onLinux(folder) : byPs(folder)).filter(
    ({ pid }) => pid !== process.pid,
  );
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // Already gone.
  }
}

/** Ends the worker's process group and every browser started under `folder`, with their groups. */
export function killAll(worker: number | undefined, folder: string): void {
  if (process.platform === "win32") {
    if (worker) execFileSync("taskkill", ["/pid", String(worker), "/T", "/F"], { stdio: "ignore" });
    return;
  }
  if (worker) kill(-worker);
  for (const { pid, group } of processesOf(folder)) {
    if (group > 1 && group !== ownGroup()) kill(-group);
    kill(pid);
  }
}

function ownGroup(): number {
  if (process.platform !== "linux") return 0;
  return Number(readFileSync("/proc/self/stat", "latin1").split(") ").at(-1)?.split(" ")[2]);
}

/** Memory a group of processes holds, shared pages counted once where the system says so. Linux only. */
export function memoryOf(groups: ReadonlySet<number>): number {
  let total = 0;
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const fields = readFileSync(`/proc/${name}/stat`, "latin1").split(") ").at(-1)?.split(" ") ?? [];
      if (!groups.has(Number(fields[2]))) continue;
      total += proportional(name) ?? Number(fields[21]) * 4_096;
    } catch {
      // It ended while being read.
    }
  }
  return total;
}

function proportional(pid: string): number | null {
  try {
    const kb = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "latin1"))?.[1];
    return kb ? Number(kb) * 1_024 : null;
  } catch {
    return null;
  }
}

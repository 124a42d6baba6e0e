import { readdirSync, readFileSync } from "node:fs";

/** Process ids of the workers that a server has started and that still run. Linux only. */
export function workersOf(server: number): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        // After the name in brackets, which may hold anything: state, parent.
        const parent = readFileSync(`/proc/${pid}/stat`, "latin1").split(") ").at(-1)?.split(" ")[1];
        return (
          Number(parent) === server &&
          readFileSync(`/proc/${pid}/cmdline`, "latin1").includes("worker/child.ts")
        );
      } catch {
        // It ended while being read.
        return false;
      }
    })
    .map(Number);
}

/** Does a process still run? One that has ended and was not yet waited for does not. */
export function runs(pid: number): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, "latin1"));
  } catch {
    return false;
  }
}

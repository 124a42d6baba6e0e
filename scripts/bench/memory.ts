import { readdirSync, readFileSync } from "node:fs";

const parentOf = (pid: string): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
};

const pssKb = (pid: number): number => {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0);
};

/** A process may end between being listed and being read; then it counts for nothing. */
const orNothing = <T>(read: () => T, nothing: T): T => {
  try {
    return read();
  } catch {
    return nothing;
  }
};

/** Memory of all descendants of a process in MB: shared pages are counted in parts, so the sum is true. Linux only. */
export function memoryBelow(pid: number): number {
  const children = new Map<number, number[]>();
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    const parent = orNothing(() => parentOf(name), 0);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const below = (of: number): number[] =>
    (children.get(of) ?? []).flatMap((child) => [child, ...below(child)]);
  return below(pid).reduce((sum, child) => sum + orNothing(() => pssKb(child), 0), 0) / 1000;
}

/** Watches the descendants of a process; `stop` gives the highest sum seen, in MB. */
export function watchMemory(pid: number): { stop: () => number } {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryBelow(pid));
  }, 200);
  return {
    stop: () => {
      clearInterval(timer);
      return peak;
    },
  };
}

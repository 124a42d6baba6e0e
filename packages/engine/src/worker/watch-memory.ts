import type { ChildProcess } from "node:child_process";
import { memoryOf, processesOf } from "./processes.ts";

const WATCH_MS = 400;

/** Watches the memory of the worker and its browsers, and calls back when they hold too much. */
export function watchMemory(worker: ChildProcess, folder: string, most: number, onTooMuch: () => void) {
  let peak: number | null = null;
  if (process.platform !== "linux" || !worker.pid) return { peak: () => peak, stop() {} };
  const { pid } = worker;
  const timer = setInterval(() => {
    const groups = new Set([pid, ...processesOf(folder).map(({ group }) => group)]);
    const held = memoryOf(groups);
    peak = Math.max(peak ?? 0, held);
    if (held > most) onTooMuch();
  }, WATCH_MS);
  return { peak: () => peak, stop: () => clearInterval(timer) };
}

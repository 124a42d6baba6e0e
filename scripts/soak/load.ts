import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { type ApiClient, isApiError } from "@candor/api/client";
import {
  addComment,
  assessmentLimits,
  dashboard,
  getCheck,
  listApplications,
  listAssessments,
  listChecks,
  listComments,
  listObjects,
  me,
} from "@candor/api/contract";
import type { World } from "../../apps/server/src/testing/processes/world.ts";

/** What `users` people at once saw of each call, in milliseconds. */
export interface LoadResult {
  calls: Map<string, number[]>;
  /** Anything but success. */
  failures: Map<string, number>;
  /** Share of one processor core that the server's processes took together. */
  cores: number;
  /** Resident memory of the server's processes together in MB, once a second. */
  memory: number[];
}

/** The main calls, as often as a person makes them. Each gives its name back. */
function callsOf(client: ApiClient, checkId: string, mark: string) {
  const keep = { keepDuplicate: true };
  const read = {
    "auth.me": () => client.call(me, {}, keep),
    "dashboard.overview": () => client.call(dashboard, {}, keep),
    "check.list": () => client.call(listChecks, { page_size: 20 }, keep),
    "check.list, searched": () => client.call(listChecks, { search: "cookie", statuses: ["critical"] }, keep),
    "check.detail": () => client.call(getCheck, { id: checkId }, keep),
    "comment.list": () => client.call(listComments, { check: checkId }, keep),
    "object.list": () => client.call(listObjects, {}, keep),
    "assessment.list": () => client.call(listAssessments, {}, keep),
    "assessment.limits": () => client.call(assessmentLimits, {}, keep),
    "application.list": () => client.call(listApplications, {}, keep),
  };
  let written = 0;
  const write = () => client.call(addComment, { check: checkId, text: `${mark}-${written++}` }, keep);
  return [...Object.entries(read), ["comment.add", write] as const];
}

const residentMb = (pid: number): number => {
  const [, kb] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kb ?? 0) / 1000;
};

/** Processor time that a process has taken, in seconds: a kernel's tick is a hundredth. */
const cpuSeconds = (pid: number): number => {
  const text = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
};
const total = (pids: readonly number[], of: (pid: number) => number) =>
  pids.reduce((sum, pid) => sum + of(pid), 0);

/** Lets every member of the world make the main calls in turn, with a pause of about `thinkMs` between two. */
export async function runLoad(
  world: World,
  { seconds, thinkMs, pids }: { seconds: number; thinkMs: number; pids: readonly number[] },
): Promise<LoadResult> {
  const calls = new Map<string, number[]>();
  const failures = new Map<string, number>();
  const until = performance.now() + seconds * 1000;

  const took = (name: string, ms: number) => {
    const known = calls.get(name);
    if (known) known.push(ms);
    else calls.set(name, [ms]);
  };

  async function live(token: string, checkId: string, index: number): Promise<void> {
    const all = callsOf(world.as(token), checkId, `soak-${index}`);
    // Not all at once: people come one after the other.
    await delay(Math.random() * thinkMs);
    for (let turn = index; performance.now() < until; turn += 1) {
      const [name, call] = all[turn % all.length] ?? [];
      if (!name || !call) return;
      const started = performance.now();
      try {
        await call();
        took(name, performance.now() - started);
      } catch (error) {
        const label = isApiError(error) ? `${name}: ${error.status} ${error.key}` : `${name}: ${error}`;
        failures.set(label, (failures.get(label) ?? 0) + 1);
      }
      await delay(thinkMs * (0.5 + Math.random()));
    }
  }

  const memory: number[] = [];
  const sample = () => memory.push(total(pids, residentMb));
  const timer = setInterval(sample, 1000);
  const lives: Promise<void>[] = [];
  for (const people of world.crowd.companies) {
    const [first] = (await world.as(people[0]?.token ?? "").call(listChecks, {})).list;
    if (!first) throw new Error("nothing is published");
    for (const { token } of people) lives.push(live(token, first.id, lives.length));
  }
  const began = { at: performance.now(), cpu: total(pids, cpuSeconds) };
  try {
    await Promise.all(lives);
  } finally {
    clearInterval(timer);
  }
  sample();
  const cores = ((total(pids, cpuSeconds) - began.cpu) * 1000) / (performance.now() - began.at);
  return { calls, failures, cores, memory };
}

/** The value below which `share` of the numbers lie. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

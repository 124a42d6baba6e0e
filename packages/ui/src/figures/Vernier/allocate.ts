import { type CheckCounts, type CheckStatus, checkStatuses, countOf, totalOf } from "../../icons/status.ts";

/** How a track is divided: one run of ticks for each result present, worst first. */
export interface Allocation {
  runs: ReadonlyArray<{ status: CheckStatus; start: number; ticks: number; count: number }>;
  /** Ticks drawn. */
  ticks: number;
  /** Checks one tick stands for; 1 when each has its own. */
  perTick: number;
  total: number;
}

/**
 * Shares `slots` ticks among the results. When every check fits, each has one tick and the track ends there. Otherwise
 * each result present keeps at least one tick, remainders go to the largest fractions, and what is over is taken from
 * Passed, then from the widest run.
 */
export function allocate(counts: CheckCounts, slots: number): Allocation {
  const total = totalOf(counts);
  const present = checkStatuses.filter((status) => countOf(counts, status) > 0);
  const perTick = total <= slots ? 1 : total / Math.max(slots, 1);
  const ticks = new Map<CheckStatus, number>();
  for (const status of present) ticks.set(status, Math.max(1, Math.floor(countOf(counts, status) / perTick)));
  if (perTick > 1) balance(ticks, counts, perTick, slots);

  let start = 0;
  const runs = present.map((status) => {
    const run = { status, start, ticks: ticks.get(status) ?? 0, count: countOf(counts, status) };
    start += run.ticks;
    return run;
  });
  return { runs, ticks: start, perTick, total };
}

function balance(ticks: Map<CheckStatus, number>, counts: CheckCounts, perTick: number, slots: number) {
  const used = () => [...ticks.values()].reduce((sum, value) => sum + value, 0);
  const add = (status: CheckStatus, by: number) => ticks.set(status, (ticks.get(status) ?? 0) + by);

  const exact = (status: CheckStatus) => countOf(counts, status) / perTick;
  // What was lifted to its one tick has had its remainder.
  const open = [...ticks.keys()].filter((status) => exact(status) >= 1);
  for (const status of open.sort((a, b) => (exact(b) % 1) - (exact(a) % 1))) {
    if (used() >= slots) break;
    add(status, 1);
  }
  while (used() > slots) {
    const passed = (ticks.get("passed") ?? 0) > 1 ? "passed" : undefined;
    const widest = passed ?? [...ticks].sort((a, b) => b[1] - a[1])[0]?.[0];
    // With fewer slots than results there is nothing left to take: every result keeps its tick.
    if (!widest || (ticks.get(widest) ?? 0) <= 1) return;
    add(widest, -1);
  }
}

/** The tick that stands for the check at a zero-based position, counted worst first. */
export function tickAt(allocation: Allocation, position: number): number {
  let before = 0;
  for (const run of allocation.runs) {
    if (position < before + run.count) {
      return run.start + Math.floor(((position - before) / run.count) * run.ticks);
    }
    before += run.count;
  }
  return Math.max(0, allocation.ticks - 1);
}

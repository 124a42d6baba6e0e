import type { Overview } from "./model.ts";

export interface Trend {
  /** Instants of the assessments, oldest first. */
  instants: readonly string[];
  /** One value for each instant; null where the object was not assessed then. */
  series: readonly { id: string; name: string; values: readonly (number | null)[] }[];
}

/** Puts the objects' scores on one row of assessments. An object without a score is left out. */
export function alignTrend(trend: Overview["trend"]): Trend {
  const filled = trend.filter(({ points }) => points.length > 0);
  const instants = [...new Set(filled.flatMap(({ points }) => points.map(({ at }) => at)))].sort();
  return {
    instants,
    series: filled.map(({ object_id, name, points }) => ({
      id: object_id,
      name,
      values: instants.map((instant) => points.find(({ at }) => at === instant)?.score ?? null),
    })),
  };
}

/** Names of points in time, as short as they can be told apart: months, else days, else minutes. */
export function shortNames(
  instants: readonly string[],
  writers: readonly ((instant: string) => string)[],
): string[] {
  const names = writers.map((write) => instants.map(write));
  return names.find((written) => new Set(written).size === written.length) ?? names.at(-1) ?? [];
}

import type { Maturity } from "@candor/api/entities";
import { score } from "@candor/engine/rules";
import { levelOf } from "../results/maturity-level.ts";
import type { Group } from "./query.ts";

/** Score and coverage of some results. */
export function scoreOf(all: readonly Group[]) {
  return score(
    all.flatMap(({ status, level, total }) => Array.from({ length: total }, () => ({ status, level }))),
  );
}

/** Maturity of some results; null while too few have a verdict. */
export function maturityOf(all: readonly Group[]): Maturity | null {
  const { score: points, coverage } = scoreOf(all);
  return points === null ? null : { score: points, level: levelOf(points), coverage };
}

import {
  MATURITY_LEVELS,
  MATURITY_THRESHOLDS,
  type Maturity,
  type MaturityLevel,
} from "@candor/api/entities";
import { score } from "@candor/engine/rules";
import type { Group } from "./query.ts";

/** The level of maturity that a score stands for. */
export const levelOf = (points: number): MaturityLevel =>
  MATURITY_LEVELS.findLast((level) => points >= MATURITY_THRESHOLDS[level]) ?? "basic";

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

import { MATURITY_LEVELS, MATURITY_THRESHOLDS, type MaturityLevel } from "@candor/api/entities";

/** The level of maturity that a score stands for. */
export const levelOf = (points: number): MaturityLevel =>
  MATURITY_LEVELS.findLast((level) => points >= MATURITY_THRESHOLDS[level]) ?? "basic";

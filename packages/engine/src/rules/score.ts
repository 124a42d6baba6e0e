import type { CheckStatus, Level, Outcome } from "../vocabulary.ts";

/** What a check of each level weighs in the score, passed or not. */
export const WEIGHTS: Record<Level, number> = { critical: 10, medium: 5, low: 2, potential: 1 };

/** Highest score while a Critical check is open. */
export const OPEN_CRITICAL_CAP = 89;

/** Below this share of judged checks a score would speak of what was not seen. */
export const LEAST_COVERAGE = 0.6;

/**
 * The status a result is shown with. Null for a check that does not apply: it
 * is neither listed nor counted.
 */
export function statusOf(outcome: Outcome, level: Level): CheckStatus | null {
  switch (outcome) {
    case "passed":
    case "uncertain":
    case "error":
    case "potential":
      return outcome;
    case "failed":
      return level;
    case "not_applicable":
      return null;
  }
}

export interface Score {
  /** 0 to 100, rounded down; null when too few checks have a verdict. */
  score: number | null;
  /** Share of the applicable checks that have a verdict, 0 to 1. */
  coverage: number;
}

/**
 * 100 x passed weight / (passed + failed weight). Uncertain, error and
 * not-applicable checks are left out; `coverage` says how many that were. A
 * check marked resolved still counts as failed until an assessment confirms it,
 * but it no longer caps the score as an open Critical does.
 */
export function score(checks: readonly { status: CheckStatus | null; level: Level }[]): Score {
  let passed = 0;
  let failed = 0;
  let judged = 0;
  let applicable = 0;
  let openCritical = false;
  for (const { status, level } of checks) {
    if (status === null) continue;
    applicable += 1;
    if (status === "uncertain" || status === "error") continue;
    judged += 1;
    if (status === "passed") passed += WEIGHTS[level];
    else failed += WEIGHTS[status === "resolved" ? level : status];
    if (status === "critical") openCritical = true;
  }
  const coverage = applicable === 0 ? 0 : judged / applicable;
  if (judged === 0 || coverage < LEAST_COVERAGE) return { score: null, coverage };
  const raw = Math.floor((100 * passed) / (passed + failed));
  return { score: openCritical ? Math.min(raw, OPEN_CRITICAL_CAP) : raw, coverage };
}

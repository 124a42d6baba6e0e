import type { AssessmentState } from "@candor/api/entities";

export interface Stage {
  /** Ticks of five that are done. */
  ticks: number;
  /** A failed stage is drawn in the colour of a failure. */
  tone: "ink" | "failed";
  /** True while the server still works on it, so that what is shown must be asked for again. */
  live: boolean;
}

/** How far an assessment has come, as five ticks. */
export const STAGES: Record<AssessmentState, Stage> = {
  awaiting: { ticks: 1, tone: "ink", live: true },
  assessing: { ticks: 2, tone: "ink", live: true },
  expert_review: { ticks: 3, tone: "ink", live: false },
  complete: { ticks: 5, tone: "ink", live: false },
  failed: { ticks: 2, tone: "failed", live: false },
};

export const STAGE_TICKS = 5;

const LIVE_POLL_MS = 2_000;
const QUIET_POLL_MS = 30_000;

/** Milliseconds until these assessments should be asked for again. */
export function pollAfter(states: readonly AssessmentState[]): number {
  return states.some((state) => STAGES[state].live) ? LIVE_POLL_MS : QUIET_POLL_MS;
}

import type { Assessment, AssessmentState } from "@candor/api/entities";
import { DAY_MS } from "@candor/api/entities";

/** The four steps a customer sees, in order. */
export const STEPS = ["submitted", "assessing", "review", "complete"] as const;
export type StepKey = (typeof STEPS)[number];
export type StepState = "done" | "now" | "next" | "failed";

export interface AssessmentStep {
  key: StepKey;
  state: StepState;
}

/** Index of the step each state stands at; past the last one when all are done. */
const AT: Record<AssessmentState, number> = {
  awaiting: 0,
  assessing: 1,
  expert_review: 2,
  complete: 4,
  failed: 1,
};

/** Where an assessment stands on the four steps. */
export function assessmentSteps(state: AssessmentState): AssessmentStep[] {
  const at = AT[state];
  return STEPS.map((key, index) => {
    if (index < at) return { key, state: "done" };
    if (index > at) return { key, state: "next" };
    return { key, state: state === "failed" ? "failed" : "now" };
  });
}

/** True while the server works on it, so that its progress is worth asking for. */
export const isRunning = ({ state }: Pick<Assessment, "state">): boolean =>
  state === "awaiting" || state === "assessing";

/** Objects of an assessment whose detection has ended, well or not. */
export const finishedObjects = ({ objects }: Pick<Assessment, "objects">): number =>
  objects.filter(({ step, failure }) => step === "done" || failure !== null).length;

/** Days after which the result is expected, as an instant. */
export function expectedAt({ submitted_at, estimated_days }: Assessment): string {
  return new Date(Date.parse(submitted_at) + estimated_days * DAY_MS).toISOString();
}

/** S-20418 */
export const assessmentNumber = (number: number): string => `S-${number}`;

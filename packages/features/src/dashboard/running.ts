import type { Assessment } from "@candor/api/entities";

/** Steps of an assessment under way, in the order a customer sees them. */
export const RUNNING_STEPS = ["submitted", "assessing", "review", "complete"] as const;
export type RunningStep = (typeof RUNNING_STEPS)[number];
export type StepState = "done" | "current" | "ahead" | "failed";

const CURRENT_STEP: Record<Assessment["state"], number> = {
  awaiting: 0,
  assessing: 1,
  failed: 1,
  expert_review: 2,
  complete: 4,
};

export function stepStates({ state }: Assessment): readonly { step: RunningStep; state: StepState }[] {
  const current = CURRENT_STEP[state];
  return RUNNING_STEPS.map((step, index) => {
    if (index < current) return { step, state: "done" };
    if (index > current) return { step, state: "ahead" };
    return { step, state: state === "failed" ? "failed" : "current" };
  });
}

/** Objects whose detection is over. */
export const finishedObjects = ({ objects }: Assessment): number =>
  objects.filter(({ step }) => step === "done").length;

/** When the assessment should be complete, as an instant. */
export function expectedAt({ submitted_at, estimated_days }: Assessment): string {
  const at = new Date(submitted_at);
  at.setUTCDate(at.getUTCDate() + estimated_days);
  return at.toISOString();
}

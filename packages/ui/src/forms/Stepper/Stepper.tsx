import type { ReactNode } from "react";
import { cx } from "../../internal/cx.ts";
import { hidden } from "../../theme/hidden.css.ts";
import * as css from "./Stepper.css.ts";

/** States of one step. */
export const stepStates = ["done", "current", "todo"] as const;
export type StepState = (typeof stepStates)[number];

export interface Step {
  id: string;
  label: ReactNode;
  /** Second line of a vertical stepper: when it happened, or what happens. */
  detail?: ReactNode;
}

export interface StepperProps {
  /** Name of the list for assistive technology. */
  label: string;
  steps: readonly Step[];
  /** Index of the step under way; the number of steps when all are done. */
  current: number;
  /** Words read after a step's label; the picture says the same with the length of its tick. */
  stateLabels: Record<StepState, string>;
  /** Default `horizontal`. */
  orientation?: "horizontal" | "vertical";
  className?: string;
}

/** The steps of a form or of a process; an ink tick grows at the one under way. */
export function Stepper({
  label,
  steps,
  current,
  stateLabels,
  orientation = "horizontal",
  className,
}: StepperProps) {
  return (
    <ol aria-label={label} className={cx(css.list, css.orientation[orientation], className)}>
      {steps.map((step, index) => {
        const state: StepState = index < current ? "done" : index === current ? "current" : "todo";
        return (
          <li
            key={step.id}
            className={cx(css.step, css.state[state])}
            aria-current={state === "current" ? "step" : undefined}
          >
            <span>
              {step.label}
              <span className={hidden}>{stateLabels[state]}</span>
              {step.detail && <span className={css.detail}>{step.detail}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

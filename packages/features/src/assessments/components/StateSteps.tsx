import type { Assessment } from "@candor/api/entities";
import { useTranslation } from "react-i18next";
import { assessmentSteps, isRunning } from "../steps.ts";
import * as css from "./AssessmentsScreen.css.ts";

export interface StateStepsProps {
  assessment: Assessment;
}

const LOOKS = { done: css.done, now: css.now, next: css.next, failed: css.broken };

/** An assessment's state in words, with its place on the four steps. */
export function StateSteps({ assessment }: StateStepsProps) {
  const { t } = useTranslation("assessments");
  const { state, progress } = assessment;
  return (
    <span className={css.state}>
      <span className={state === "failed" ? css.failed : css.word}>
        {t(`state.${state}`)}
        {isRunning(assessment) && progress > 0 && ` · ${t("detail.percent", { value: progress })}`}
      </span>
      <span className={css.steps} aria-hidden="true">
        {assessmentSteps(state).map(({ key, state }) => (
          <i key={key} className={LOOKS[state]} />
        ))}
      </span>
    </span>
  );
}

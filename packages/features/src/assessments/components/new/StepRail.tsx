import type { Assessment } from "@candor/api/entities";
import { Stepper } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../platform/index.ts";
import { assessmentSteps, expectedAt, finishedObjects, STEPS, type StepKey } from "../../steps.ts";

export interface StepRailProps {
  assessment: Assessment;
}

/** The four steps of an assessment, each with when it happened or what it waits for. */
export function StepRail({ assessment }: StepRailProps) {
  const { t } = useTranslation("assessments");
  const format = useFormat();
  const steps = assessmentSteps(assessment.state);
  const reached = steps.findIndex(({ state }) => state !== "done");
  const failed = assessment.objects.filter(({ failure }) => failure !== null).length;
  const detail: Record<StepKey, string | undefined> = {
    submitted: t("step.submittedBy", {
      at: format.dateTime(assessment.submitted_at),
      by: assessment.submitted_by,
    }),
    assessing:
      assessment.state === "failed"
        ? t("step.failedObjects", { count: failed })
        : assessment.state === "awaiting"
          ? t("step.waiting")
          : t("step.finishedObjects", {
              done: finishedObjects(assessment),
              count: assessment.objects.length,
            }),
    review: t("step.manual"),
    complete: assessment.completed_at
      ? format.dateTime(assessment.completed_at)
      : assessment.state === "failed"
        ? undefined
        : t("step.expected", { at: format.day(expectedAt(assessment)) }),
  };
  return (
    <Stepper
      orientation="vertical"
      label={t("step.list")}
      current={reached === -1 ? STEPS.length : reached}
      steps={STEPS.map((id) => ({ id, label: t(`step.${id}`), detail: detail[id] }))}
      stateLabels={{ done: t("step.done"), current: t("step.now"), todo: t("step.next") }}
    />
  );
}

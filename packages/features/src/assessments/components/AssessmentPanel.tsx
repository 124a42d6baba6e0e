import type { Assessment } from "@candor/api/entities";
import { TickProgress } from "@candor/ui/figures";
import { PageHeader, Section, Split } from "@candor/ui/shell";
import { hidden } from "@candor/ui/tokens";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../platform/index.ts";
import { assessmentNumber, isRunning } from "../steps.ts";
import * as css from "./AssessmentPanel.css.ts";
import { AssessmentResult } from "./AssessmentResult.tsx";
import { StepRail } from "./new/StepRail.tsx";
import { ObjectProgress } from "./ObjectProgress.tsx";
import { RetrySection } from "./RetrySection.tsx";
import { Sharing, type SharingProps } from "./Sharing.tsx";

export interface AssessmentPanelProps {
  assessment: Assessment;
  /** Owners can try a failed assessment again. */
  canSubmit: boolean;
  /** Address of the checks of this assessment, of one object where it is given. */
  checksHref: (objectId?: string) => string;
  /** Under the result of a published assessment: who else may read it. */
  sharing?: SharingProps["children"];
}

/** One assessment: where it stands, what happens to each object, and the result. */
export function AssessmentPanel({ assessment, canSubmit, checksHref, sharing }: AssessmentPanelProps) {
  const { t } = useTranslation("assessments");
  const format = useFormat();
  const { state, progress } = assessment;
  const percent = t("detail.percent", { value: progress });
  return (
    <>
      <PageHeader
        title={t(`state.${state}`)}
        size="sentence"
        eyebrow={`${assessmentNumber(assessment.number)} · ${t("objects", { count: assessment.objects.length })}`}
        subtitle={t("detail.submittedAt", { at: format.dateTime(assessment.submitted_at) })}
      >
        {isRunning(assessment) && (
          <div className={css.progress}>
            <TickProgress value={progress} valueText={percent} aria-label={t("detail.progress")} />
            <span className={css.percent}>{percent}</span>
          </div>
        )}
      </PageHeader>
      {/* The page follows the assessment by itself: where it has come to is also said aloud. */}
      <p className={hidden} role="status">
        {t(`state.${state}`)}
      </p>
      <Split
        railLabel={t("step.list")}
        rail={
          <div className={css.railBlock}>
            <StepRail assessment={assessment} />
          </div>
        }
      >
        {state === "failed" && <RetrySection assessment={assessment} canSubmit={canSubmit} />}
        {state === "expert_review" && (
          <Section title={t("detail.reviewTitle")}>
            <p className={css.lead}>{t("detail.reviewText")}</p>
          </Section>
        )}
        {/* In review there are counts for a preview alone. */}
        {assessment.counts && (
          <AssessmentResult assessment={assessment} counts={assessment.counts} href={checksHref()} />
        )}
        {state === "complete" && sharing && <Sharing>{sharing}</Sharing>}
        <Section title={t("detail.objects")}>
          <ObjectProgress assessment={assessment} checksHref={checksHref} />
          {isRunning(assessment) && <p className={css.after}>{t("detail.runningText")}</p>}
        </Section>
      </Split>
    </>
  );
}

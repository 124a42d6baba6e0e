import type { Assessment } from "@candor/api/entities";
import { Button } from "@candor/ui/forms";
import { Icon } from "@candor/ui/icons";
import { Section } from "@candor/ui/shell";
import { RotateCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useErrorText, useFormat } from "../../platform/index.ts";
import { useRetryAssessment } from "../queries.ts";
import * as css from "./AssessmentPanel.css.ts";

export interface RetrySectionProps {
  assessment: Assessment;
  canSubmit: boolean;
}

/** What a failed assessment means, and the way to try again. */
export function RetrySection({ assessment, canSubmit }: RetrySectionProps) {
  const { t } = useTranslation("assessments");
  const errorText = useErrorText();
  const { text } = useFormat();
  const retry = useRetryAssessment();
  return (
    <Section
      title={t("detail.failedTitle")}
      actions={
        canSubmit && (
          <Button
            variant="primary"
            icon={<Icon of={RotateCw} />}
            loading={retry.isPending}
            onClick={() => retry.mutate({ id: assessment.id })}
          >
            {t("detail.retry")}
          </Button>
        )
      }
    >
      {assessment.failure_reason && (
        <p className={css.lead}>{t("detail.failedReason", { reason: text(assessment.failure_reason) })}</p>
      )}
      <p className={css.lead}>{t("detail.failedText")}</p>
      {!canSubmit && <p className={css.lead}>{t("detail.failedMember")}</p>}
      <div role="alert">
        {retry.isError && (
          <p className={css.failure}>{`${t("detail.retryFailed")}: ${errorText(retry.error)}`}</p>
        )}
      </div>
    </Section>
  );
}

import { type Assessment, CHECK_STATUSES, type StatusCounts } from "@candor/api/entities";
import { Vernier, VernierLegend } from "@candor/ui/figures";
import { Button } from "@candor/ui/forms";
import { Stack } from "@candor/ui/layout/Stack";
import { Section } from "@candor/ui/shell";
import { useTranslation } from "react-i18next";
import { useFormat, useStatusTexts } from "../../platform/index.ts";
import * as css from "./AssessmentPanel.css.ts";

export interface AssessmentResultProps {
  assessment: Assessment;
  counts: StatusCounts;
  /** Address of the checks. */
  href: string;
}

/** The result of a complete assessment, with the way to its checks. */
export function AssessmentResult({ assessment, counts, href }: AssessmentResultProps) {
  const { t } = useTranslation("assessments");
  const format = useFormat();
  const status = useStatusTexts();
  const total = CHECK_STATUSES.reduce((sum, one) => sum + counts[one], 0);
  return (
    <Section
      title={t("detail.result")}
      actions={
        <Button variant="primary" href={href}>
          {t("detail.seeChecks", { count: total })}
        </Button>
      }
    >
      <Stack>
        <Vernier size="page" counts={counts} label={status.counts(counts)} />
        <VernierLegend
          look="chips"
          aria-label={t("column.checks")}
          counts={counts}
          labels={status.labels}
          format={format.count}
        />
        {assessment.correction && (
          <p className={css.lead}>
            {t("detail.corrected", {
              date: format.dateTime(assessment.correction.at),
              reason: format.text(assessment.correction.reason),
            })}
          </p>
        )}
        {assessment.score !== null && (
          <p className={css.score}>{t("detail.score", { score: format.count(assessment.score) })}</p>
        )}
      </Stack>
    </Section>
  );
}

import { useTranslation } from "react-i18next";
import { useAssessment } from "./queries.ts";
import { assessmentNumber } from "./steps.ts";

/** Texts of the top bar over one assessment. */
export function useAssessmentHead(id: string) {
  const { t } = useTranslation("assessments");
  const assessment = useAssessment(id).data;
  return {
    backLabel: t("detail.toList"),
    ...(assessment && { title: t("detail.title", { number: assessmentNumber(assessment.number) }) }),
  };
}

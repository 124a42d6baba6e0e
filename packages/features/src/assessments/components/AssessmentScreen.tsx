import { isApiError } from "@candor/api/client";
import { EmptyState, SkeletonRows } from "@candor/ui/feedback";
import { Button } from "@candor/ui/forms";
import { useTranslation } from "react-i18next";
import { Loaded } from "../../platform/index.ts";
import { useAssessment, useRefreshOnChange } from "../queries.ts";
import { AssessmentPanel, type AssessmentPanelProps } from "./AssessmentPanel.tsx";

export interface AssessmentScreenProps extends Omit<AssessmentPanelProps, "assessment"> {
  id: string;
  /** Address of the list of assessments. */
  listHref: string;
}

const MISSING = ["assessment.not_found", "common.invalid"] as const;

/** One assessment by its id, followed while it runs. */
export function AssessmentScreen({ id, listHref, ...rest }: AssessmentScreenProps) {
  const { t } = useTranslation("assessments");
  const query = useAssessment(id);
  useRefreshOnChange(query.data?.state);
  const missing = (error: Error) =>
    isApiError(error) && MISSING.some((key) => key === error.key) ? (
      <EmptyState
        level={1}
        title={t("detail.notFoundTitle")}
        description={t("detail.notFoundText")}
        action={<Button href={listHref}>{t("detail.toList")}</Button>}
      />
    ) : null;
  return (
    <Loaded query={query} loading={<SkeletonRows label={t("detail.loading")} />} onError={missing}>
      {(assessment) => <AssessmentPanel assessment={assessment} {...rest} />}
    </Loaded>
  );
}

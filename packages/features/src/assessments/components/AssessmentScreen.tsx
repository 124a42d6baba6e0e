import { useTranslation } from "react-i18next";
import { DetailScreen } from "../../frames/index.ts";
import { useAssessment, useRefreshOnChange } from "../queries.ts";
import { AssessmentPanel, type AssessmentPanelProps } from "./AssessmentPanel.tsx";

export interface AssessmentScreenProps extends Omit<AssessmentPanelProps, "assessment"> {
  id: string;
  /** Address of the list of assessments. */
  listHref: string;
}

/** One assessment by its id, followed while it runs. */
export function AssessmentScreen({ id, listHref, ...rest }: AssessmentScreenProps) {
  const { t } = useTranslation("assessments");
  const query = useAssessment(id);
  useRefreshOnChange(query.data?.state);
  return (
    <DetailScreen
      query={query}
      loadingLabel={t("detail.loading")}
      missing={{
        codes: ["assessment.not_found"],
        title: t("detail.notFoundTitle"),
        text: t("detail.notFoundText"),
      }}
      back={{ href: listHref, label: t("detail.toList") }}
    >
      {(assessment) => <AssessmentPanel assessment={assessment} {...rest} />}
    </DetailScreen>
  );
}

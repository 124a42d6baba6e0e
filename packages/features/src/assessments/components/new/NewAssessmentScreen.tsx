import { useTranslation } from "react-i18next";
import { DetailScreen } from "../../../frames/index.ts";
import { useObjects } from "../../../objects/index.ts";
import { bothQueries } from "../../../platform/index.ts";
import { useAssessments } from "../../queries.ts";
import { NewAssessmentPanel, type NewAssessmentPanelProps } from "./NewAssessmentPanel.tsx";

export type NewAssessmentScreenProps = Omit<NewAssessmentPanelProps, "objects" | "assessments">;

/** A new assessment once objects and countdown are known. */
export function NewAssessmentScreen(props: NewAssessmentScreenProps) {
  const { t } = useTranslation("assessments");
  const query = bothQueries(useObjects(), useAssessments());
  return (
    <DetailScreen query={query} loadingLabel={t("wizard.loading")}>
      {([objects, assessments]) => (
        <NewAssessmentPanel {...props} objects={objects} assessments={assessments} />
      )}
    </DetailScreen>
  );
}

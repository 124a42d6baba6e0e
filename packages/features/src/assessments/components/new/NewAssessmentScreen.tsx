import { useTranslation } from "react-i18next";
import { DetailScreen } from "../../../frames/index.ts";
import { useObjects } from "../../../objects/index.ts";
import { useAssessments } from "../../queries.ts";
import { NewAssessmentPanel, type NewAssessmentPanelProps } from "./NewAssessmentPanel.tsx";

export type NewAssessmentScreenProps = Omit<NewAssessmentPanelProps, "objects" | "assessments">;

/** A new assessment once objects and countdown are known. */
export function NewAssessmentScreen(props: NewAssessmentScreenProps) {
  const { t } = useTranslation("assessments");
  const objects = useObjects();
  const assessments = useAssessments();
  const loadingLabel = t("wizard.loading");
  return (
    <DetailScreen query={objects} loadingLabel={loadingLabel}>
      {(objects) => (
        <DetailScreen query={assessments} loadingLabel={loadingLabel}>
          {(assessments) => <NewAssessmentPanel {...props} objects={objects} assessments={assessments} />}
        </DetailScreen>
      )}
    </DetailScreen>
  );
}

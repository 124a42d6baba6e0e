import { SkeletonRows } from "@candor/ui/feedback";
import { useTranslation } from "react-i18next";
import { useObjects } from "../../../objects/index.ts";
import { Loaded } from "../../../platform/index.ts";
import { useAssessments } from "../../queries.ts";
import { NewAssessmentPanel, type NewAssessmentPanelProps } from "./NewAssessmentPanel.tsx";

export type NewAssessmentScreenProps = Omit<NewAssessmentPanelProps, "objects" | "assessments">;

/** A new assessment once objects and countdown are known. */
export function NewAssessmentScreen(props: NewAssessmentScreenProps) {
  const { t } = useTranslation("assessments");
  const objects = useObjects();
  const assessments = useAssessments();
  const loading = <SkeletonRows label={t("wizard.loading")} rowHeight="double" />;
  return (
    <Loaded query={objects} loading={loading}>
      {(objects) => (
        <Loaded query={assessments} loading={loading}>
          {(assessments) => <NewAssessmentPanel {...props} objects={objects} assessments={assessments} />}
        </Loaded>
      )}
    </Loaded>
  );
}

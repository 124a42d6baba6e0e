import { AssessmentScreen, useAssessmentHead } from "@candor/features/assessments";
import { checksHref } from "@candor/features/checks";
import { useCurrentUser } from "@candor/features/session";
import { ShareLinks } from "@candor/features/shared-reports";
import { usePageHead } from "@candor/features/shell";
import { useParams } from "react-router";

export default function AssessmentPage() {
  const { scanId: assessmentId = "" } = useParams();
  const { role, preview } = useCurrentUser();
  usePageHead({ ...useAssessmentHead(assessmentId), backHref: "/assessments" });
  return (
    <AssessmentScreen
      id={assessmentId}
      canSubmit={role === "owner"}
      listHref="/assessments"
      sharing={(close) => (
        <ShareLinks assessmentId={assessmentId} canShare={role === "owner" && !preview} onClose={close} />
      )}
      checksHref={(objectId) => checksHref({ objectId: objectId ?? null, assessmentId })}
    />
  );
}

import { AssessmentsScreen } from "@candor/features/assessments";
import { useCurrentUser } from "@candor/features/session";

export default function AssessmentsPage() {
  const { role } = useCurrentUser();
  return (
    <AssessmentsScreen
      canSubmit={role === "owner"}
      newHref="/assessment"
      assessmentHref={(id) => `/assessment/detail/${id}`}
    />
  );
}

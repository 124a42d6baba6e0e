import { countdownDaysOf, NewAssessmentScreen } from "@candor/features/assessments";
import { usePlatform } from "@candor/features/platform";
import { useCurrentUser } from "@candor/features/session";

export default function NewAssessmentPage() {
  const { navigate } = usePlatform();
  const { role, company } = useCurrentUser();
  return (
    <NewAssessmentScreen
      canSubmit={role === "owner"}
      countdownDays={countdownDaysOf(company.product_version)}
      onSubmitted={({ id }) => navigate(`/assessment/detail/${id}`, { replace: true })}
    />
  );
}

import { useAddress } from "@candor/features/address";
import { AssessmentsScreen, assessmentsAddress } from "@candor/features/assessments";
import { useCurrentUser } from "@candor/features/session";

export default function AssessmentsPage() {
  const address = useAddress(assessmentsAddress);
  const { role } = useCurrentUser();
  return (
    <AssessmentsScreen
      address={address}
      canSubmit={role === "owner"}
      newHref="/assessment"
      assessmentHref={(id) => `/assessment/detail/${id}`}
    />
  );
}

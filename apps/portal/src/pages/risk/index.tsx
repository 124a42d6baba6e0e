import { useAddress } from "@candor/features/address";
import { AssessmentSelector } from "@candor/features/checks";
import { usePlatform } from "@candor/features/platform";
import { RisksScreen, risksAddress } from "@candor/features/risks";
import { useCurrentUser } from "@candor/features/session";
import { usePageHead } from "@candor/features/shell";
import { useMemo } from "react";

export default function RiskPage() {
  const address = useAddress(risksAddress);
  const { navigate } = usePlatform();
  const { role } = useCurrentUser();
  const { change } = address;
  const { assessmentId } = address.state;
  const scanTime = useMemo(
    () => (
      <AssessmentSelector
        objectId={null}
        value={assessmentId}
        onChange={(assessmentId) => change({ assessmentId })}
        onCompare={(last, now) => navigate(`/checks/compare/${last}/${now}`)}
      />
    ),
    [assessmentId, change, navigate],
  );
  usePageHead({ scanTime });
  return <RisksScreen address={address} newAssessmentHref={role === "owner" ? "/assessment" : undefined} />;
}

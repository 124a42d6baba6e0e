import { useAddress } from "@candor/features/address";
import { AssessmentSelector } from "@candor/features/checks";
import { ComplianceScreen, complianceAddress, useKeptSelection } from "@candor/features/compliance";
import { usePlatform } from "@candor/features/platform";
import { useCurrentUser } from "@candor/features/session";
import { usePageHead } from "@candor/features/shell";
import { useMemo } from "react";

export default function CompliancePage() {
  const address = useAddress(complianceAddress);
  const { navigate } = usePlatform();
  const { id, role } = useCurrentUser();
  useKeptSelection(address, String(id));
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
  return (
    <ComplianceScreen address={address} newAssessmentHref={role === "owner" ? "/assessment" : undefined} />
  );
}

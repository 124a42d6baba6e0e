import { useAddress } from "@candor/features/address";
import { useScanTime } from "@candor/features/checks";
import { ComplianceScreen, complianceAddress, useKeptSelection } from "@candor/features/compliance";
import { useCurrentUser } from "@candor/features/session";
import { usePageHead } from "@candor/features/shell";

export default function CompliancePage() {
  const address = useAddress(complianceAddress);
  const user = useCurrentUser();
  useKeptSelection(address, user);
  usePageHead({ scanTime: useScanTime(address) });
  return (
    <ComplianceScreen
      address={address}
      newAssessmentHref={user.role === "owner" ? "/assessment" : undefined}
      user={user}
    />
  );
}

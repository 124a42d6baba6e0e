import { useAddress } from "@candor/features/address";
import { useScanTime } from "@candor/features/checks";
import { RisksScreen, risksAddress } from "@candor/features/risks";
import { useCurrentUser } from "@candor/features/session";
import { usePageHead } from "@candor/features/shell";

export default function RiskPage() {
  const address = useAddress(risksAddress);
  const user = useCurrentUser();
  usePageHead({ scanTime: useScanTime(address) });
  return (
    <RisksScreen
      address={address}
      newAssessmentHref={user.role === "owner" ? "/assessment" : undefined}
      user={user}
    />
  );
}

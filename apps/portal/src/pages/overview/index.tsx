import { useAddress } from "@candor/features/address";
import { useScanTime } from "@candor/features/checks";
import { OverviewScreen, overviewAddress } from "@candor/features/overview";
import { useCurrentUser } from "@candor/features/session";
import { usePageHead } from "@candor/features/shell";

export default function OverviewPage() {
  const address = useAddress(overviewAddress);
  const { role } = useCurrentUser();
  usePageHead({ scanTime: useScanTime(address) });
  return (
    <OverviewScreen address={address} newAssessmentHref={role === "owner" ? "/assessment" : undefined} />
  );
}

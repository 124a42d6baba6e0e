import { useAddress } from "@candor/features/address";
import { checksHref } from "@candor/features/checks";
import { ComparisonScreen, comparisonAddress, useComparisonHead } from "@candor/features/comparison";
import { useCurrentUser } from "@candor/features/session";
import { usePageHead } from "@candor/features/shell";

export default function ComparePage() {
  const user = useCurrentUser();
  usePageHead({ ...useComparisonHead(), backHref: checksHref() });
  return (
    <ComparisonScreen
      address={useAddress(comparisonAddress)}
      checksHref={checksHref()}
      assessed={user.app_list.length > 0}
      newAssessmentHref={user.role === "owner" ? "/assessment" : undefined}
      user={user}
    />
  );
}

import { useAddress } from "@candor/features/address";
import { checksHref } from "@candor/features/checks";
import { ComparisonScreen, comparisonAddress, useComparisonHead } from "@candor/features/comparison";
import { useCurrentUser } from "@candor/features/session";
import { usePageHead } from "@candor/features/shell";

export default function ComparePage() {
  usePageHead({ ...useComparisonHead(), backHref: checksHref() });
  return (
    <ComparisonScreen
      address={useAddress(comparisonAddress)}
      checksHref={checksHref()}
      user={useCurrentUser()}
    />
  );
}

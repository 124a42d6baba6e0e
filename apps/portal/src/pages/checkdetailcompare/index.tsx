import { useAddress } from "@candor/features/address";
import { checkHref, checksHref } from "@candor/features/checks";
import {
  CheckComparisonScreen,
  checkComparisonAddress,
  useCheckComparisonHead,
} from "@candor/features/comparison";
import { usePageHead } from "@candor/features/shell";

export default function CheckComparePage() {
  const address = useAddress(checkComparisonAddress);
  usePageHead(useCheckComparisonHead(address.state));
  return (
    <CheckComparisonScreen address={address} checksHref={checksHref()} checkHref={(id) => checkHref(id)} />
  );
}

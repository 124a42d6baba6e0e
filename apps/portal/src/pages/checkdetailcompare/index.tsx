import { useAddress } from "@candor/features/address";
import { checkHref } from "@candor/features/checks";
import {
  CheckComparisonScreen,
  checkComparisonAddress,
  useCheckComparisonHead,
} from "@candor/features/comparison";
import { usePageHead } from "@candor/features/shell";

export default function CheckComparePage() {
  const address = useAddress(checkComparisonAddress);
  usePageHead(useCheckComparisonHead(address.state));
  return <CheckComparisonScreen address={address} checkHref={(id) => checkHref(id)} />;
}

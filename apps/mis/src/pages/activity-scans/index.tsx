import { useAddress } from "@candor/features/address";
import { RequestsScreen, requestsAddress } from "@candor/features/campaigns";

/** /view-mis/activity/scan-list */
export default function ActivityScansPage() {
  return <RequestsScreen address={useAddress(requestsAddress)} />;
}

import { useAddress } from "@candor/features/address";
import { LogList, logsAddress } from "@candor/features/logs";

/** /view-mis/log-list */
export default function LogListPage() {
  return <LogList address={useAddress(logsAddress)} />;
}

import { useAddress } from "@candor/features/address";
import { ReportsScreen, reportsAddress } from "@candor/features/scan-reports";
import { generatePath } from "react-router";
import { SCAN_RESULT_PATH } from "../../app/paths.ts";

/** /view-mis/scan-report-list/:scanId */
export default function ScanReportListPage() {
  const address = useAddress(reportsAddress);
  const resultsHref = generatePath(SCAN_RESULT_PATH, { scanId: address.state.scanId ?? "" });
  return <ReportsScreen address={address} resultsHref={resultsHref} />;
}

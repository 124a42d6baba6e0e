import { useAddress } from "@candor/features/address";
import { ReportScreen, reportAddress } from "@candor/features/scan-reports";
import { SCAN_LIST_PATH } from "../../app/paths.ts";

/** /view-mis/scan-report-detail/:reportId */
export default function ScanReportDetailPage() {
  return <ReportScreen address={useAddress(reportAddress)} listHref={SCAN_LIST_PATH} />;
}

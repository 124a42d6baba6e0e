import { useAddress } from "@candor/features/address";
import { ScanList, scansAddress } from "@candor/features/scans";
import { generatePath } from "react-router";
import { SCAN_RESULT_PATH } from "../../app/paths.ts";

const resultHref = (scanId: string) => generatePath(SCAN_RESULT_PATH, { scanId });

/** /view-mis/scan-list */
export default function ScanListPage() {
  const address = useAddress(scansAddress);
  return <ScanList address={address} resultHref={resultHref} />;
}

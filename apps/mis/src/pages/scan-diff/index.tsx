import { useAddress } from "@candor/features/address";
import { DiffScreen, diffAddress } from "@candor/features/scan-reports";
import { generatePath } from "react-router";
import { SCAN_RESULT_PATH } from "../../app/paths.ts";

/** /view-mis/scan-result/:scanId/diff */
export default function ScanDiffPage() {
  const address = useAddress(diffAddress);
  const resultsHref = generatePath(SCAN_RESULT_PATH, { scanId: address.state.scanId ?? "" });
  return <DiffScreen address={address} resultsHref={resultsHref} />;
}

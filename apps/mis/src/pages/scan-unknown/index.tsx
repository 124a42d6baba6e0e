import { useAddress } from "@candor/features/address";
import { UnknownsScreen, unknownsAddress } from "@candor/features/unknowns";
import { generatePath } from "react-router";
import { SCAN_RESULT_PATH } from "../../app/paths.ts";

/** /view-mis/scan-result/:scanId/unknown */
export default function ScanUnknownPage() {
  const address = useAddress(unknownsAddress);
  const resultsHref = generatePath(SCAN_RESULT_PATH, { scanId: address.state.scanId ?? "" });
  return <UnknownsScreen address={address} resultsHref={resultsHref} />;
}

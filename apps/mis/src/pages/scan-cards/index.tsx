import { useAddress } from "@candor/features/address";
import { useUnsavedChanges } from "@candor/features/app";
import { DiscardDialog } from "@candor/features/forms";
import { ScanCardsScreen, scanCardsAddress } from "@candor/features/scan-cards";
import { generatePath } from "react-router";
import { SCAN_RESULT_PATH } from "../../app/paths.ts";

/** /view-mis/scan-card-result/:scanId */
export default function ScanCardsPage() {
  const address = useAddress(scanCardsAddress);
  const unsaved = useUnsavedChanges();
  const { scanId } = address.state;
  return (
    <>
      <ScanCardsScreen
        key={scanId}
        address={address}
        resultsHref={generatePath(SCAN_RESULT_PATH, { scanId: scanId ?? "" })}
        onDirtyChange={unsaved.onDirtyChange}
      />
      <DiscardDialog open={unsaved.asking} onKeep={unsaved.keep} onDiscard={unsaved.discard} />
    </>
  );
}

import { useAddress } from "@candor/features/address";
import { useUnsavedChanges } from "@candor/features/app";
import { EvidenceTableScreen, evidenceTableAddress } from "@candor/features/evidence-tables";
import { DiscardDialog } from "@candor/features/forms";

/** /view-mis/configs/evidence-table/:entryId */
export default function EvidenceTablePage() {
  const address = useAddress(evidenceTableAddress);
  const unsaved = useUnsavedChanges();
  return (
    <>
      <EvidenceTableScreen
        key={address.state.entryId}
        address={address}
        onDirtyChange={unsaved.onDirtyChange}
      />
      <DiscardDialog open={unsaved.asking} onKeep={unsaved.keep} onDiscard={unsaved.discard} />
    </>
  );
}

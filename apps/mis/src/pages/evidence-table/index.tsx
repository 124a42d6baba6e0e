import { useAddress } from "@candor/features/address";
import { useUnsavedChanges } from "@candor/features/app";
import {
  EvidenceTableScreen,
  evidenceTableAddress,
  evidenceTablesAddress,
} from "@candor/features/evidence-tables";
import { DiscardDialog } from "@candor/features/forms";
import { useNavigate } from "react-router";

/** /view-mis/configs/evidence-table/:entryId */
export default function EvidenceTablePage() {
  const address = useAddress(evidenceTableAddress);
  const navigate = useNavigate();
  const unsaved = useUnsavedChanges();
  return (
    <>
      <EvidenceTableScreen
        key={address.state.entryId}
        address={address}
        onDirtyChange={unsaved.onDirtyChange}
        onRemoved={() => void navigate(evidenceTablesAddress.href(), { replace: true })}
      />
      <DiscardDialog open={unsaved.asking} onKeep={unsaved.keep} onDiscard={unsaved.discard} />
    </>
  );
}

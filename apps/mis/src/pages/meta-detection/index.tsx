import { useAddress } from "@candor/features/address";
import { useUnsavedChanges } from "@candor/features/app";
import { DiscardDialog } from "@candor/features/forms";
import {
  MetaDetectionScreen,
  metaDetectionAddress,
  metaDetectionsAddress,
} from "@candor/features/meta-detections";
import { useNavigate } from "react-router";

/** /view-mis/configs/meta-detections/:entryId */
export default function MetaDetectionPage() {
  const address = useAddress(metaDetectionAddress);
  const navigate = useNavigate();
  const unsaved = useUnsavedChanges();
  return (
    <>
      <MetaDetectionScreen
        key={address.state.entryId}
        address={address}
        onDirtyChange={unsaved.onDirtyChange}
        onRemoved={() => void navigate(metaDetectionsAddress.href(), { replace: true })}
      />
      <DiscardDialog open={unsaved.asking} onKeep={unsaved.keep} onDiscard={unsaved.discard} />
    </>
  );
}

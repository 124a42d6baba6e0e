import { useAddress } from "@candor/features/address";
import { useUnsavedChanges } from "@candor/features/app";
import { AssetConfigScreen, assetConfigAddress, assetConfigsAddress } from "@candor/features/asset-configs";
import { DiscardDialog } from "@candor/features/forms";
import { useNavigate } from "react-router";

/** /view-mis/asset-config/:entryId */
export default function AssetConfigPage() {
  const address = useAddress(assetConfigAddress);
  const navigate = useNavigate();
  const unsaved = useUnsavedChanges();
  return (
    <>
      <AssetConfigScreen
        key={address.state.entryId}
        address={address}
        onDirtyChange={unsaved.onDirtyChange}
        onRemoved={() => void navigate(assetConfigsAddress.href(), { replace: true })}
      />
      <DiscardDialog open={unsaved.asking} onKeep={unsaved.keep} onDiscard={unsaved.discard} />
    </>
  );
}

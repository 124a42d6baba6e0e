import { useAddress } from "@candor/features/address";
import { useUnsavedChanges } from "@candor/features/app";
import { QrcodeScreen, qrcodeAddress, qrcodesAddress } from "@candor/features/campaigns";
import { DiscardDialog } from "@candor/features/forms";
import { useNavigate } from "react-router";

/** /view-mis/activity/qrcode/:entryId */
export default function QrcodePage() {
  const address = useAddress(qrcodeAddress);
  const navigate = useNavigate();
  const unsaved = useUnsavedChanges();
  return (
    <>
      <QrcodeScreen
        key={address.state.entryId}
        address={address}
        onDirtyChange={unsaved.onDirtyChange}
        onRemoved={() => void navigate(qrcodesAddress.href(), { replace: true })}
      />
      <DiscardDialog open={unsaved.asking} onKeep={unsaved.keep} onDiscard={unsaved.discard} />
    </>
  );
}

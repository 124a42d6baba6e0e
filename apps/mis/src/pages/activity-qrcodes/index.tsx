import { useAddress } from "@candor/features/address";
import { QrcodesScreen, qrcodeAddress, qrcodesAddress } from "@candor/features/campaigns";
import { useNavigate } from "react-router";

/** /view-mis/activity/qrcode */
export default function QrcodesPage() {
  const navigate = useNavigate();
  return (
    <QrcodesScreen
      address={useAddress(qrcodesAddress)}
      onCreated={(entryId) => void navigate(qrcodeAddress.href({ entryId }))}
    />
  );
}
